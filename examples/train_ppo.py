"""Masked PPO on civtable's vector environment, in the manner of CleanRL: one file, to be read and changed.

    pip install "civtable[env]" torch
    python train_ppo.py --folder runs/stone_age --seconds 300
    civtable arena stone_age --bots file:runs/stone_age/policy.pt,medium

The policy learns from games against itself and against levels of bots, at as many tables each. Now and then
it plays against bots without exploring; the results go into `log.csv`, the weights into `policy.pt`, and what
is needed to go on into `checkpoint.pt`. The same command goes on where it was stopped, by a kill too.
With `--ray ADDRESS` the processors of a Ray cluster play, and this process learns.
"""

import argparse
import csv
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from torch import Tensor, nn

from civtable import Team, env

LAMBDA = 0.95  # how far credit reaches back beyond what the value says; nothing is discounted
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 3
BATCH = 4096
LONGEST_STRIDE = 0.5  # of the gradient


class Net(nn.Module):
    """Two layers, a value, and a score for every legal option: by what the option is, and by itself."""

    def __init__(self, spec: env.Spec, hidden: int) -> None:
        super().__init__()
        self.register_buffer("inverse", torch.tensor(1 / spec.scales))
        largest = np.maximum(np.abs(spec.features).max(axis=0), 1)
        self.register_buffer("features", torch.tensor(spec.features / largest, dtype=torch.float32))
        self.first = nn.Linear(spec.size, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.value = nn.Linear(hidden, 1)
        self.by_feature = nn.Parameter(0.01 * torch.randn(spec.features.shape[1], hidden))
        self.by_option = nn.Parameter(torch.zeros(spec.actions, hidden))
        self.bias = nn.Parameter(torch.zeros(spec.actions, 1))

    def head(self) -> Tensor:
        """The weights of all options, with their bias; during play they stay the same."""
        return torch.cat([self.features @ self.by_feature + self.by_option, self.bias], 1)

    def forward(self, numbers: Tensor, rows: Tensor, options: Tensor, head: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of legal options, each of the position in its row, and values."""
        x = torch.relu(self.second(torch.relu(self.first(numbers * self.inverse))))
        weights = nn.functional.embedding(options, head)
        scores = (x[rows] * weights[:, :-1]).sum(1) + weights[:, -1]
        level = highest(scores.detach(), rows, len(x))[rows]
        total = torch.zeros(len(x), device=x.device).index_add(0, rows, (scores - level).exp())
        return scores - level - total.log()[rows], self.value(x).squeeze(1)

    def layers(self) -> list[tuple[Tensor, Tensor]]:
        """Weights from numbers to options, as civtable's policy files have them."""
        last = (self.head()[:, :-1], self.bias.squeeze(1))
        layers = [(self.first.weight, self.first.bias), (self.second.weight, self.second.bias), last]
        return [(weights.detach().cpu().clone(), bias.detach().cpu().clone()) for weights, bias in layers]


def highest(scores: Tensor, rows: Tensor, n: int) -> Tensor:
    """The highest score of each row."""
    start = torch.full((n,), -torch.inf, device=scores.device)
    return start.scatter_reduce(0, rows, scores, "amax")


def best(scores: Tensor, rows: Tensor, n: int) -> Tensor:
    """Where the highest score of each row stands."""
    hits = (scores == highest(scores, rows, n)[rows]).nonzero().squeeze(1)
    return torch.zeros(n, dtype=torch.int64, device=scores.device).scatter(0, rows[hits], hits)


class Tables:
    """Vectors of games against different opponents, seen as one."""

    def __init__(self, args: argparse.Namespace, seed: int, opponents: list[str], each: int) -> None:
        kinds = [[] if level == "self" else [level] for level in opponents]
        self.vectors = [
            env.vector(args.game, each, players=args.players, opponents=kind, reward="margin", seed=seed + i)
            for i, kind in enumerate(kinds)
        ]

    def all(self, name: str) -> NDArray[Any]:
        """An array of all vectors, one below the other."""
        return np.concatenate([getattr(vector, name) for vector in self.vectors])

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The legal options of all tables, one after the other, and how many each table has."""
        found = [vector.legal() for vector in self.vectors]
        counts = np.concatenate([np.diff(starts) for _, starts in found])
        return np.concatenate([options for options, _ in found]).astype(np.int64), counts.astype(np.int64)

    def step(self, actions: NDArray[np.int64]) -> None:
        """An action at every table."""
        for vector, some in zip(self.vectors, np.split(actions, len(self.vectors)), strict=True):
            vector.step(some)


def advantages(played: dict[str, NDArray[Any]], value: NDArray[Any], seat: NDArray[Any]) -> NDArray[Any]:
    """Generalized advantages, where several seats take turns at a table: each goes by its own next choice.

    Who is not asked again before the stretch ends learns nothing from the last choice in it.
    """
    steps, tables = played["values"].shape
    shape = played["rewards"].shape[1:]
    later, gain, due = np.full(shape, np.nan, np.float32), np.zeros(shape), np.zeros(shape)
    rows = np.arange(tables)
    later[rows, seat] = value
    found = np.zeros((steps, tables), np.float32)
    for t in reversed(range(steps)):
        over = played["ended"][t]
        later[over], gain[over], due[over] = 0, 0, played["rewards"][t][over]
        at = (rows, played["seats"][t])
        now = played["values"][t]
        after = np.where(np.isnan(later[at]), now, later[at])
        found[t] = due[at] + after - now + LAMBDA * gain[at]
        later[at], gain[at], due[at] = now, found[t], 0
    return found


def play(net: Net, tables: Tables, args: argparse.Namespace, device: torch.device) -> dict[str, Any]:
    """A stretch of play at all tables, with what each choice was worth."""
    names = ("numbers", "options", "counts", "places", "logs", "values", "seats", "rewards", "ended")
    kept: dict[str, list[Any]] = {name: [] for name in names}
    head = net.head()
    for t in range(args.steps + 1):
        numbers = torch.tensor(tables.all("observations"), device=device)
        options, counts = [torch.tensor(array, device=device) for array in tables.legal()]
        rows = torch.arange(len(counts), device=device).repeat_interleave(counts)
        seats = tables.all("seats")
        logs, value = net(numbers, rows, options, head)
        if t == args.steps:
            break
        chosen = best(logs - torch.empty_like(logs).exponential_().log(), rows, len(counts))  # by lot
        tables.step(options[chosen].cpu().numpy())
        places = chosen - counts.cumsum(0) + counts
        new = [numbers, options, counts, places, logs[chosen], value.cpu().numpy(), seats]
        new += [tables.all("rewards") / args.points, tables.all("ended")]
        for name, what in zip(names, new, strict=True):
            kept[name].append(what)
    played = {name: np.stack(kept[name]) for name in ("values", "seats", "rewards", "ended")}
    gains = advantages(played, value.cpu().numpy(), seats)
    flat = {name: torch.cat(kept[name]) for name in ("numbers", "options", "counts", "places", "logs")}
    flat["gains"] = torch.tensor(gains.ravel(), device=device)
    flat["returns"] = torch.tensor((gains + played["values"]).ravel(), device=device)
    return {"flat": flat, "games": int(played["ended"].sum())}


def player(args: argparse.Namespace, seed: int, number: int, count: int) -> Callable[[Any], dict[str, Any]]:
    """One of several players on a cluster, who have a share of the tables each and get the weights."""
    torch.set_num_threads(1)
    seed += number * len(args.opponents)
    torch.manual_seed(seed)
    net = Net(env.spec(args.game, args.players), args.hidden)
    tables = Tables(args, seed, args.opponents, args.tables // len(args.opponents) // count)

    def stretch(weights: dict[str, Tensor]) -> dict[str, Any]:
        net.load_state_dict(weights)
        with torch.no_grad():
            return play(net, tables, args, torch.device("cpu"))

    return stretch


def play_there(net: Net, team: Team, device: torch.device) -> dict[str, Any]:
    """A stretch of play of all players on a cluster, as one."""
    found = team.ask({name: weight.cpu() for name, weight in net.state_dict().items()})
    flat = {name: torch.cat([one["flat"][name] for one in found]).to(device) for name in found[0]["flat"]}
    return {"flat": flat, "games": sum(one["games"] for one in found)}


def learn(net: Net, optimizer: torch.optim.Optimizer, flat: dict[str, Tensor]) -> dict[str, float]:
    """Some epochs of PPO over a stretch of play."""
    options, device = flat.pop("options"), flat["counts"].device
    flat["starts"] = flat["counts"].cumsum(0) - flat["counts"]
    told = {}
    for _ in range(EPOCHS):
        for part in torch.randperm(len(flat["counts"]), device=device).split(BATCH):
            batch = {name: column[part] for name, column in flat.items()}
            rows = torch.arange(len(part), device=device).repeat_interleave(batch["counts"])
            first = batch["counts"].cumsum(0) - batch["counts"]
            offered = options[torch.arange(len(rows), device=device) + (batch["starts"] - first)[rows]]
            logs, value = net(batch["numbers"], rows, offered, net.head())
            ratio = (logs[first + batch["places"]] - batch["logs"]).exp()
            gain = (batch["gains"] - batch["gains"].mean()) / (batch["gains"].std() + 1e-8)
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value_loss = (value - batch["returns"]).square().mean()
            entropy = -(logs.exp() * logs).sum() / len(part)
            optimizer.zero_grad()
            (policy_loss + 0.5 * value_loss - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), LONGEST_STRIDE)
            optimizer.step()
            told = {"entropy": entropy.item(), "value_loss": value_loss.item()}
    return told


def examine(net: Net, args: argparse.Namespace, level: str, device: torch.device) -> dict[str, float]:
    """Games against a level, always the same deals, each choice the one that the policy values most."""
    tables = Tables(args, 10**9, [level], args.exam)
    vector = tables.vectors[0]
    head = net.head()
    unfinished = np.ones(args.exam, np.bool_)
    wins, own, theirs = [np.zeros(args.exam) for _ in range(3)]
    while unfinished.any():
        seats = vector.seats.copy()
        options, counts = [torch.tensor(array, device=device) for array in tables.legal()]
        rows = torch.arange(len(counts), device=device).repeat_interleave(counts)
        logs, _ = net(torch.tensor(vector.observations, device=device), rows, options, head)
        tables.step(options[best(logs, rows, len(counts))].cpu().numpy())
        for i in np.flatnonzero(vector.ended & unfinished):
            totals = vector.totals[i].tolist()
            own[i], theirs[i], unfinished[i] = totals.pop(seats[i]), max(totals), False
            wins[i] = (own[i] > theirs[i]) + (own[i] == theirs[i]) / 2
    return {f"{level}_win": wins.mean(), f"{level}_points": own.mean(), f"{level}_theirs": theirs.mean()}


def save(path: Path, form: dict[str, Any]) -> None:
    """Write a file whole or not at all."""
    draft = path.with_suffix(".new")
    torch.save(form, draft)
    os.replace(draft, path)


def policy_form(spec: env.Spec, net: Net) -> dict[str, Any]:
    """What `file:policy.pt` has to say, so that it is refused where it does not fit."""
    versions = {"game_version": spec.game_version, "observation_version": spec.version}
    head = {"civtable_policy": 1, "game": spec.game, "players": spec.players}
    return {**head, **versions, "layers": net.layers()}


def rows_until(path: Path, steps: int) -> list[dict[str, Any]]:
    """The rows of the log up to a checkpoint: what came after it is learnt again."""
    if not path.exists():
        return []
    with path.open(newline="") as file:
        return [row for row in csv.DictReader(file) if int(row["steps"]) <= steps]


def write_rows(path: Path, rows: list[dict[str, Any]]) -> None:
    """Write the whole log: it is short."""
    with path.with_suffix(".new").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    os.replace(path.with_suffix(".new"), path)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="stone_age")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("runs/stone_age"))
    parser.add_argument("--seconds", type=float, default=300, help="of learning in all, earlier runs too")
    parser.add_argument("--opponents", type=lambda text: text.split(","), default=["self", "easy"])
    parser.add_argument("--exams", type=lambda text: text.split(","), default=["random", "medium"])
    parser.add_argument("--exam", type=int, default=100, help="games of an exam")
    parser.add_argument("--every", type=float, default=30, help="seconds from one exam to the next")
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--steps", type=int, default=128, help="choices at each table between updates")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--points", type=float, default=200, help="the lead that is worth 1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of torch; batches are small")
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, whose processors play")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    args = parser.parse_args(words)
    if args.players < 2:
        parser.error("--players: it learns from games against itself and bots, so there have to be two")
    return args


def main() -> None:
    """Learn until the time is over."""
    args = arguments()
    args.folder.mkdir(parents=True, exist_ok=True)
    device = torch.device(args.device)
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    spec = env.spec(args.game, args.players)
    net = Net(spec, args.hidden).to(device)
    optimizer = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    done = {"seconds": 0.0, "cpu_seconds": 0.0, "steps": 0, "games": 0}
    checkpoint = args.folder / "checkpoint.pt"
    if checkpoint.exists():
        form = torch.load(checkpoint, map_location=device, weights_only=True)
        net.load_state_dict(form["net"])
        optimizer.load_state_dict(form["optimizer"])
        done = form["done"]
        torch.manual_seed(args.seed + done["steps"])
    rows = rows_until(args.folder / "log.csv", done["steps"])
    each = args.tables // len(args.opponents)
    seed = args.seed + done["steps"]  # games open at a kill are lost
    if args.ray:
        stretch_of = partial(play_there, net, Team(args.ray, each, partial(player, args, seed)), device)
    else:
        stretch_of = partial(play, net, Tables(args, seed, args.opponents, each), args, device)
    clock, processor = time.monotonic() - done["seconds"], time.process_time() - done["cpu_seconds"]
    examined = done["seconds"]
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        bar = progress.add_task("learning", total=args.seconds, completed=done["seconds"])
        while done["seconds"] < args.seconds:
            optimizer.param_groups[0]["lr"] = args.rate * max(0.1, 1 - done["seconds"] / args.seconds)
            with torch.no_grad():
                stretch = stretch_of()
            told = learn(net, optimizer, stretch["flat"])
            done["steps"] += len(stretch["flat"]["counts"])
            done["games"] += stretch["games"]
            done["seconds"] = time.monotonic() - clock
            done["cpu_seconds"] = time.process_time() - processor
            progress.update(bar, completed=done["seconds"])
            if done["seconds"] - examined >= args.every or done["seconds"] >= args.seconds:
                examined = done["seconds"]
                marks = {}
                with torch.no_grad():
                    for level in args.exams:
                        marks |= examine(net, args, level, device)
                rows.append({**done, **told, **marks})
                write_rows(args.folder / "log.csv", rows)
                save(args.folder / "policy.pt", policy_form(spec, net))
                save(checkpoint, {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "done": done})
                wins = ", ".join([f"{level} {marks[f'{level}_win']:.0%}" for level in args.exams])
                progress.update(bar, description=f"{done['steps']:,} steps, wins: {wins}")


if __name__ == "__main__":
    main()
