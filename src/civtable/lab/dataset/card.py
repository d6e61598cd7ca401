"""The card of a dataset: what is in it, for people who find it without us."""

from types import ModuleType
from typing import Any

from civtable.core.values import Json
from civtable.games import game_named
from civtable.lab.arena.contests import Contest
from civtable.lab.dataset.shards import columns

TEXT = """# {title}

Positions of {game} in which somebody had something to choose, with the choice and the result of the game.
Choices with one legal answer are left out.

```python
import pyarrow.parquet as pq
rows = pq.read_table("data")
observations = rows["observation"].combine_chunks().flatten().to_numpy().reshape(-1, {size})
```

| | |
| --- | --- |
| game | {game}, rules version {rules}, {players} players, settings {settings} |
| observation | layout version {layout}, {size} numbers |
| options | {options}, by index in the table of the game |
| bots | {bots} |
| games | {games}: each deal in every seating, seed `{seed}` |
| positions | {positions}, {per_game} a game, of {decisions} choices with those that had one answer |
| size | {bytes} bytes, {bytes_per_game} a game |
| made by | civtable {civtable} |

## Results

| bot | seats | wins | mean points |
| --- | --- | --- | --- |
{results}

## Columns

| column | type | meaning |
| --- | --- | --- |
{columns}

## Layout of the observation

Itself first, then the others clockwise. Divided by the scale, numbers lie between 0 and 1 or not far outside.

| numbers | name | scale | meaning |
| --- | --- | --- | --- |
{layout_rows}
"""


def card(
    pa: ModuleType, contest: Contest, head: dict[str, Json], said: list[dict[str, Any]], size: int
) -> str:
    """The text of the card, from what all files say."""
    game = game_named(contest.game)
    assert game.observer is not None
    parts = game.observer.parts(contest.players)
    numbers = sum([len(part.names) for part in parts])
    games = sum([figures["games"] for figures in said])
    positions = sum([figures["positions"] for figures in said])
    results = []
    for i, bot in enumerate(contest.bots):
        seats, wins, points = [sum([f[name][i] for f in said]) for name in ("seats", "wins", "points")]
        results.append(f"| `{bot}` | {seats} | {wins:g} | {points / seats:.1f} |")
    layout = []
    at = 0
    for part in parts:
        end = at + len(part.names)
        layout.append(f"| {at} to {end - 1} | `{part.name}` | {part.scale} | {part.meaning} |")
        at = end
    return TEXT.format(
        title=f"civtable dataset: {contest.game}, {', '.join(contest.bots)}",
        game=contest.game,
        size=numbers,
        rules=head["game_version"],
        players=contest.players,
        settings=", ".join([f"{name}={value}" for name, value in contest.settings]) or "none",
        layout=head["observation_version"],
        options=len(game.options),
        bots=", ".join([f"`{bot}`" for bot in contest.bots]),
        games=games,
        seed=contest.seed,
        positions=positions,
        per_game=f"{positions / games:.1f}",
        decisions=sum([figures["decisions"] for figures in said]),
        bytes=size,
        bytes_per_game=round(size / games),
        civtable=head["civtable"],
        results="\n".join(results),
        columns="\n".join(
            [f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in columns(pa, numbers)]
        ),
        layout_rows="\n".join(layout),
    )
