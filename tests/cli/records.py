"""Records to test with, and calls of the program from outside."""

from pathlib import Path

from civtable.core.match import Match
from civtable.core.record import Record
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from tests.analysis.late import late_record

SCENARIO = Path(__file__).parents[1] / "scenarios" / "stone_age" / "feeding.yaml"


def random_record(players: int, seed: str, plies: int = 100_000, chance: str = "fast") -> Record:
    """A random game of Stone Age, to its end or for so many plies."""
    game = GAMES["stone_age"]
    match = Match(game, {}, ["human"] + ["random"] * (players - 1), seed, chance)
    rng = fast_rng(f"{seed} moves")
    while len(match.plies) < plies:
        decision = game.decision(match.state)
        if decision is None:
            break
        match.play(decision.options[rng.below(len(decision.options))].code)
    return match.record()


def terminal_calls(folder: Path) -> list[list[str]]:
    """A call of every command that needs nothing but the engine."""
    record = folder / "game.record"
    record.write_text(random_record(2, "light", chance="secure").to_text(), "utf-8")
    late = folder / "late.record"
    late.write_text(late_record("stone_age", 2, 4).to_text(), "utf-8")
    campaign = ["imperium", "campaign", str(folder / "campaign.json")]
    return [
        ["play", "stone_age", "--seats", "easy,random", "--plain", "--seed", "1"],
        ["daily"],
        ["games"],
        ["rules", "stone_age", "hut"],
        ["random", "stone_age", "--games", "1"],
        ["replay", str(record)],
        ["analyse", str(late), "--seconds", "0.01"],
        ["puzzle", "--list"],
        ["challenge", "--list"],
        ["validate", str(record)],
        ["verify", str(record)],
        ["state", "imperium", "--seed", "7"],
        ["scenario", str(SCENARIO)],
        ["arena", "stone_age", "--bots", "easy,random", "--games", "2"],
        ["ladder", "stone_age", "--bots", "easy,random", "--deals", "1", "--file", str(folder / "ladder")],
        ["bench", "stone_age", "--players", "2", "--seconds", "0.01"],
        ["imperium", "tables", "romans"],
        [*campaign, "--player", "A", "--nation", "romans", "--box", "classics", "--sheet"],
    ]
