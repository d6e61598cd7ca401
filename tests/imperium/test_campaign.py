"""Campaigns: what follows from wins and losses, the file, and the record sheet in the terminal."""

import io
import json
import sys
from pathlib import Path

import pytest

from civtable.cli.main import main
from civtable.core.errors import BadSetting
from civtable.core.match import Match, replay
from civtable.core.rng import fast_rng
from civtable.core.values import canonical, fingerprint
from civtable.games.imperium import GAME
from civtable.games.imperium.campaign.series import (
    BadCampaign,
    Campaign,
    campaign_from_text,
    gained_cards,
    new_campaign,
)
from civtable.games.imperium.cards.table import BOXES, BY_ID, CARD_IDS, NATION_IDS, NATIONS, UNREST
from civtable.games.imperium.state import BY_COLLAPSE, BY_SCORING, Imperium
from civtable.games.imperium.terms import PROGRESS
from civtable.text import words_in

ROMANS = NATION_IDS.index("romans")
GREEKS = NATION_IDS.index("greeks")
CELTS = NATION_IDS.index("celts")
RIVALS = [
    NATION_IDS.index(name) for name in ("greeks", "celts", "persians", "vikings", "scythians", "macedonians")
]


def campaign(extreme: bool = False, box: str = "classics") -> Campaign:
    """A new campaign of the Romans."""
    return new_campaign("Ana", ROMANS, box, extreme)


def begin(series: Campaign, rival: int) -> Match[Imperium]:
    """The next game, before its first turn."""
    match = Match(GAME, series.settings(rival, "b"), ["human"], "a campaign")
    series.running = match.record()
    return match


def play(series: Campaign, rival: int, won: bool, change: str = "remove conquer") -> Imperium:
    """A game that is over as soon as it has begun; after a win the deck changes."""
    match = begin(series, rival)
    automa = match.state.automa
    assert automa is not None
    match.state.ended = BY_SCORING
    match.state.players[0].tokens[PROGRESS] = 500 if won else 0
    automa.tokens[PROGRESS] = 0 if won else 500
    series.note(match.state)
    if won and not series.is_over() and change:
        series.change(change)
    return match.state


# What follows from the games.


def test_the_level_rises_with_each_win() -> None:
    """First game on level 1; next game one level up after a win, the same after a loss."""
    series = campaign()
    assert series.settings(GREEKS, "b")["level"] == "chieftain"
    play(series, GREEKS, won=True)
    assert series.settings(CELTS, "b")["level"] == "warlord"
    play(series, CELTS, won=False)
    assert series.settings(CELTS, "b")["level"] == "warlord"


def test_a_beaten_nation_may_not_come_again() -> None:
    """A nation you have beaten may not be the automa again; one that beat you may. Nor your own."""
    series = campaign()
    play(series, GREEKS, won=True)
    play(series, CELTS, won=False)
    assert GREEKS not in series.rivals()
    assert CELTS in series.rivals()
    assert ROMANS not in series.rivals()
    with pytest.raises(BadCampaign):
        series.settings(GREEKS, "b")


def test_a_box_has_its_own_nations() -> None:
    """With one box its eight nations play; with both all sixteen."""
    assert len(campaign().rivals()) == 7
    assert len(campaign(box="mixed").rivals()) == 15
    with pytest.raises(BadCampaign):
        new_campaign("Ana", NATION_IDS.index("qin"), "classics", False)


def test_after_a_loss_the_next_game_begins_with_double_resources() -> None:
    """6 material, 4 population, 2 progress; a second loss in a row does not double again."""
    series = campaign()
    assert begin(series, GREEKS).state.players[0].tokens == [3, 2, 1]
    for _ in range(2):
        play(series, GREEKS, won=False)
        assert begin(series, GREEKS).state.players[0].tokens == [6, 4, 2]
    play(series, GREEKS, won=True)
    assert begin(series, CELTS).state.players[0].tokens == [3, 2, 1]


def test_the_fourth_loss_ends_the_campaign() -> None:
    """Five wins before four losses."""
    series = campaign()
    for _ in range(4):
        assert not series.is_over()
        play(series, GREEKS, won=False)
    assert series.is_lost()
    with pytest.raises(BadCampaign):
        series.settings(CELTS, "b")


def test_the_fifth_win_wins_the_campaign() -> None:
    """The fifth win is the one on the highest level; no card is changed after it."""
    series = campaign()
    removed = ["conquer", "advance", "prosperity", "glory"]
    for number, rival in enumerate(RIVALS[:5]):
        assert not series.is_over()
        assert series.level() == number + 1
        play(series, rival, True, f"remove {removed[number]}" if number < 4 else "")
    assert series.is_won()
    assert not series.owes_change()
    assert sorted(series.deck()) == sorted(
        card for card in NATIONS[ROMANS].deck if CARD_IDS[card] not in removed
    )


def test_a_collapse_is_a_loss() -> None:
    """You lose however many points you have."""
    series = campaign()
    match = begin(series, GREEKS)
    match.state.ended = BY_COLLAPSE
    match.state.players[0].tokens[PROGRESS] = 500
    assert not series.note(match.state).won


# Changes of the starting deck.


def test_a_card_has_to_be_added_or_removed_after_a_win() -> None:
    """Nothing is played before that choice, and after a loss there is none."""
    series = campaign()
    play(series, GREEKS, won=True, change="")
    assert series.owes_change()
    with pytest.raises(BadCampaign):
        series.settings(CELTS, "b")
    with pytest.raises(BadCampaign):
        series.change("add oasis")  # not gained in that game
    series.change("remove glory")
    with pytest.raises(BadCampaign):
        series.change("remove advance")
    play(series, CELTS, won=False)
    assert not series.owes_change()


def test_a_gained_common_card_can_be_added() -> None:
    """From history, deck, discard or hand; not fame, unrest, own cards, nor what is in play."""
    series = campaign()
    match = begin(series, GREEKS)
    you = match.state.players[0]
    you.history.append(BY_ID["town"])
    you.deck.append(BY_ID["temple"])
    you.discard.append(BY_ID["armenians"])
    you.hand += [BY_ID["oasis"], BY_ID["great"], UNREST]
    you.in_play.append(BY_ID["river"])
    assert sorted(CARD_IDS[card] for card in gained_cards(match.state, match.settings)) == [
        *("armenians", "oasis", "temple", "town"),
    ]


def test_an_added_card_is_in_the_starting_deck_and_not_among_the_commons() -> None:
    """It stays for the rest of the campaign, and was not gained in later games."""
    series = campaign()
    match = begin(series, GREEKS)
    you = match.state.players[0]
    match.state.ended = BY_SCORING
    you.tokens[PROGRESS] = 500
    you.hand.append(BY_ID["oracle"])
    series.note(match.state)
    series.change("add oracle")
    state = begin(series, CELTS).state
    mine = state.players[0].hand + state.players[0].deck
    assert mine.count(BY_ID["oracle"]) == 1
    common = [*state.main, *state.market, *[card for deck in state.small for card in deck]]
    assert BY_ID["oracle"] not in common
    assert gained_cards(state, GAME.chosen(series.settings(CELTS, "b"))) == []
    GAME.check(state)


def test_a_removed_card_is_gone() -> None:
    """Only one copy is removed; the position is whole."""
    series = campaign()
    play(series, GREEKS, True, "remove unrest")
    state = begin(series, CELTS).state
    mine = state.players[0].hand + state.players[0].deck
    assert mine.count(UNREST) == NATIONS[ROMANS].deck.count(UNREST) - 1
    GAME.check(state)


# Extreme mode.


def test_common_cards_are_chosen_with_both_boxes() -> None:
    """For each game, like the side; the file of a running game says which."""
    series = campaign(box="mixed")
    assert series.commons() == ["random", "classics", "legends"]
    for commons in ("classics", "legends"):
        match = Match(GAME, series.settings(GREEKS, "b", commons), ["human"], "a campaign")
        assert BOXES[match.state.commons] == commons
        series.running = match.record()
        again = campaign_from_text(series.to_text()).running
        assert again is not None
        assert again.settings["commons"] == commons
    one = campaign()
    assert one.commons() == []
    assert "commons" not in one.settings(GREEKS, "b")
    with pytest.raises(BadSetting, match="commons_of_other_box"):
        one.settings(GREEKS, "b", "legends")


def test_extreme_mode_is_always_the_last_level() -> None:
    """Every game is played as Supreme Ruler."""
    series = campaign(extreme=True)
    settings = series.settings(GREEKS, "b")
    assert (settings["level"], settings["extreme"]) == ("overlord", "yes")
    automa = begin(series, GREEKS).state.automa
    assert automa is not None
    assert automa.extreme


def test_extreme_mode_sets_unrest_aside() -> None:
    """One more after each win; after a loss one comes back, if there is one."""
    series = campaign(extreme=True)
    before = begin(series, GREEKS).state
    pile = before.unrest + sum(before.market_unrest)
    for won, out in ((False, 0), (True, 1), (False, 0), (True, 1)):
        rival = series.rivals()[0]
        play(series, rival, won, f"remove {CARD_IDS[series.deck()[0]]}")
        assert series.unrest_out() == out
    rival = next(nation for nation in series.rivals() if NATIONS[nation].supply_unrest[0] == 0)
    after = begin(series, rival).state
    assert NATIONS[GREEKS].supply_unrest[0] == 0
    assert after.unrest + sum(after.market_unrest) == pile - 1


def test_no_game_of_extreme_mode_collapses_before_it_begins() -> None:
    """Four unrest aside and four under the market would leave none of the eight: one stays in the pile.

    With a region among the first two market cards there are three under the market, and all four lie aside.
    """
    settings = {"nation_1": "romans", "automa_nation": "greeks", "extreme": "yes", "unrest_out": "4"}
    aside = set()
    for number in range(20):
        state = GAME.start(settings, 1, fast_rng(f"extreme {number}"))
        GAME.check(state)
        assert not state.ended
        dealt = sum(state.market_unrest)
        assert state.unrest == max(1, 8 - dealt - 4)
        aside.add((dealt, state.removed.count(UNREST)))
    assert {(4, 3), (3, 4)} <= aside


# The file.


def test_a_campaign_survives_its_file() -> None:
    """Sheet and running game come back as they were, and the game goes on."""
    series = campaign()
    play(series, GREEKS, won=True)
    match = begin(series, CELTS)
    dice = fast_rng("some moves")
    for _ in range(12):
        decision = GAME.decision(match.state)
        assert decision is not None
        match.play(decision.options[int(dice.below(len(decision.options)))].code)
    series.running = match.record()
    again = campaign_from_text(series.to_text())
    assert again.to_text() == series.to_text()
    assert again.running is not None
    assert GAME.digest(replay(GAME, again.running).state) == GAME.digest(match.state)


def test_a_game_can_be_left_and_ended_another_day() -> None:
    """Played to the middle, kept as text, resumed, played to its end, and written on the sheet."""
    series = campaign()
    dice = fast_rng("two evenings")
    match = begin(series, GREEKS)
    evenings = 0
    while GAME.decision(match.state) is not None:
        if len(match.plies) % 60 == 59:
            series.running = match.record()
            series = campaign_from_text(series.to_text())
            assert series.running is not None
            match = replay(GAME, series.running)
            evenings += 1
        decision = GAME.decision(match.state)
        assert decision is not None
        match.play(decision.options[int(dice.below(len(decision.options)))].code)
    assert evenings > 0
    series.running = match.record()
    played = series.note(match.state)
    assert series.games == [played]
    assert series.running is None
    assert played.won is (GAME.scores(match.state)[0].rank == 1)
    assert campaign_from_text(series.to_text()).to_text() == series.to_text()


def test_every_damage_is_noticed() -> None:
    """A file that is cut off or has any letter changed is refused."""
    series = campaign()
    play(series, GREEKS, won=True)
    play(series, CELTS, won=False)
    begin(series, CELTS)
    text = series.to_text()
    for end in range(0, len(text) - 2, 37):
        with pytest.raises(BadCampaign):
            campaign_from_text(text[:end])
    dice = fast_rng("damage")
    for _ in range(60):
        at = int(dice.below(len(text) - 2))
        letter = "7" if text[at] != "7" else "3"
        with pytest.raises(BadCampaign):
            campaign_from_text(text[:at] + letter + text[at + 1 :])


def forged(series: Campaign, **changes: object) -> str:
    """A file with a good checksum and something that cannot be."""
    data = {**json.loads(series.to_text()), **changes}
    inner = {name: data[name] for name in series.to_json()}
    return json.dumps({**data, "checksum": fingerprint(canonical(inner))})


def said(text: str) -> str:
    """Why a file is refused."""
    with pytest.raises(BadCampaign) as error:
        campaign_from_text(text)
    return words_in("en").say(error.value.reason)


def test_a_file_that_contradicts_the_rules_is_refused() -> None:
    """Even with a good checksum: own nation as automa, a nation beaten twice, changes nobody could make."""
    series = campaign()
    play(series, GREEKS, won=True)
    line = series.games[0].to_json()
    assert "games.0" in said(forged(series, games=[{**line, "automa": "romans"}]))
    assert "games.1" in said(forged(series, games=[line, line]))
    assert "games.0.change" in said(forged(series, games=[{**line, "change": "add oasis"}]))
    assert "games.0.change" in said(forged(series, games=[{**line, "won": False}]))
    assert "games.0.points" in said(forged(series, games=[{**line, "points": True}]))
    assert "at most 8 games" in said(forged(series, games=[line] * 9))
    assert "nation" in said(forged(series, nation="martians"))
    assert "running" in said(forged(series, running={}))
    other = campaign()
    begin(other, GREEKS)  # the first game: not the second one of this campaign
    assert "running" in said(forged(series, running=json.loads(other.to_text())["running"]))
    assert said('{"kind": "civtable record"}') == "This is no campaign of Imperium."
    assert "format" in said(forged(series, format=2))


def test_menus_do_not_offer_what_a_campaign_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Resources, unrest set aside and changes of the deck are settings of records, not choices of a table."""
    hidden = [setting.name for setting in GAME.settings if not setting.shown]
    assert hidden == ["resources", "unrest_out", "change_1", "change_2", "change_3", "change_4"]
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    assert main(["games"]) == 0
    assert "--set level=chieftain" in output.getvalue()
    assert "change_1" not in output.getvalue()


# In the terminal.


def run(monkeypatch: pytest.MonkeyPatch, arguments: list[str], lines: list[str], code: int = 0) -> str:
    """The command with what somebody types; all that was printed."""
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    monkeypatch.setattr(sys, "stderr", output)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join([f"{line}\n" for line in lines])))
    assert main(["imperium", *arguments]) == code, output.getvalue()
    return output.getvalue()


NEW = ["--player", "Ana", "--nation", "romans", "--box", "classics"]


def test_a_campaign_is_begun_left_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is written at once, and the game in it goes on where it was left."""
    path = tmp_path / "rome.json"
    printed = run(monkeypatch, ["campaign", str(path), *NEW, "--plain"], ["greeks", "b", "pass"])
    assert "Campaign of Ana: Romans" in printed
    assert "Next game: level Chieftain." in printed
    assert f"civtable imperium campaign {path}" in printed
    kept = campaign_from_text(path.read_text())
    assert kept.running is not None
    assert kept.running.codes == ["pass"]
    printed = run(monkeypatch, ["campaign", str(path), "--plain"], ["quit"])
    assert "A game against Greeks is going on." in printed
    assert campaign_from_text(path.read_text()).to_text() == kept.to_text()


def test_a_won_game_asks_for_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet shows the game; the chosen card stands on it in brackets if it was removed."""
    series = campaign()
    play(series, GREEKS, won=True, change="")
    path = tmp_path / "rome.json"
    path.write_text(series.to_text())
    printed = run(monkeypatch, ["campaign", str(path), "--plain"], [""])
    assert "add a card gained in this game" in printed
    kept = campaign_from_text(path.read_text())
    assert kept.games[0].change == series.possible_changes()[-1]
    assert "1 of 5 wins, 0 of 4 losses." in printed
    assert "(" in printed.splitlines()[-4] or "Warlord" in printed


@pytest.mark.parametrize("language", ["en", "es", "pt", "it"])
def test_the_record_sheet(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points, nation, result and changed cards of every game, in the player's language."""
    series = campaign(extreme=True)
    play(series, GREEKS, True, "remove conquer")
    play(series, CELTS, won=False)
    path = tmp_path / "rome.json"
    path.write_text(series.to_text())
    printed = run(monkeypatch, ["campaign", str(path), "--sheet", "--lang", language], [])
    words = words_in(language)
    assert words("imperium-nation-greeks") in printed
    assert words("campaign-won") in printed
    assert words("campaign-lost") in printed
    assert f"({words('imperium-card-conquer')})" in printed
    assert str(series.games[0].points) in printed


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_game_of_older_rules_can_be_played_again(
    answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A running game that does not replay any more is begun again, if the person wants to."""
    series = campaign()
    begin(series, GREEKS).play("pass")
    assert series.running is not None
    series.running.version = 999
    path = tmp_path / "rome.json"
    path.write_text(series.to_text())
    run(monkeypatch, ["campaign", str(path), "--plain"], [answer, "quit"])
    kept = campaign_from_text(path.read_text()).running
    assert kept is not None
    assert kept.version == (GAME.version if answer == "yes" else 999)
    assert kept.settings["automa_nation"] == "greeks"


def test_a_damaged_file_is_refused_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says what is wrong; the file stays as it is."""
    path = tmp_path / "rome.json"
    text = campaign().to_text().replace("Ana", "Eva")
    path.write_text(text)
    printed = run(monkeypatch, ["campaign", str(path)], ["greeks", "b"], code=2)
    assert printed == "civtable: The campaign file was changed or damaged: its checksum does not fit.\n"
    assert path.read_text() == text


def test_a_campaign_is_never_begun_over_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever names another nation for a campaign that exists is told so."""
    path = tmp_path / "rome.json"
    path.write_text(campaign().to_text())
    printed = run(monkeypatch, ["campaign", str(path), "--nation", "celts"], [], code=2)
    assert "is a campaign already: --nation" in printed


def test_a_file_that_cannot_be_written_stops_before_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether saving works is known before anybody plays."""
    printed = run(
        monkeypatch, ["campaign", str(tmp_path / "no" / "rome.json"), *NEW], ["greeks", "b"], code=2
    )
    assert "rome.json" in printed


def test_wrong_names_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unknown nations get one sentence with the known ones."""
    printed = run(monkeypatch, ["tables", "martians"], [], code=2)
    assert printed.startswith("civtable: There is no nation “martians”. Nations: carthaginians, celts")
    path = tmp_path / "rome.json"
    printed = run(
        monkeypatch, ["campaign", str(path), "--player", "A", "--nation", "qin", "--box", "classics"], [], 2
    )
    assert "qin is not a nation of the box classics" in printed
    assert not path.exists()


@pytest.mark.parametrize("language", ["en", "es", "pt", "it"])
def test_tables_are_printed_in_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables of a nation, and the journey cards of the Utopians."""
    words = words_in(language)
    printed = run(monkeypatch, ["tables", "romans", "--lang", language], [])
    assert words("imperium-tables-empire") in printed
    assert words("automa-card-other") in printed
    printed = run(monkeypatch, ["tables", "utopians", "--lang", language], [])
    assert words("imperium-tables-journeys") in printed
