"""Levels of bots have names."""

import pytest

from civtable.bots import LEVELS, PREFERRED, THINKING, UnknownLevel, bot_named, levels
from civtable.bots.base import Bot, RandomBot
from civtable.bots.levels import OLD_NAMES, present_name
from civtable.bots.search import SearchBot
from civtable.core.errors import BadSetting
from civtable.games import GAMES
from civtable.text import LANGUAGES, words_in


def test_every_game_has_bots_weakest_first() -> None:
    for name, game in GAMES.items():
        assert levels(name) == levels(game)
        assert levels(name) == ["random", "easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_level_is_refused_politely(language: str) -> None:
    with pytest.raises(UnknownLevel) as refused:
        bot_named("stone_age", "oracle", "1")
    sentence = words_in(language).say(refused.value.reason)
    assert "oracle" in sentence
    assert "random, easy, medium, hard, expert" in sentence


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetting):
        levels("chess")
    with pytest.raises(BadSetting):
        bot_named("chess", "random", "1")


def test_old_names_are_understood_and_not_listed() -> None:
    """Records, stored tables and habits say `book`."""
    assert present_name("book") == PREFERRED == "medium"
    assert present_name("human") == "human"
    for name in GAMES:
        assert not set(OLD_NAMES) & set(levels(name))
        for old, new in OLD_NAMES.items():
            assert type(bot_named(name, old, "1")) is type(bot_named(name, new, "1"))


def test_who_thinks_is_told_for_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own limit, if nobody says another; the others take no time."""
    told: list[float] = []

    def thinker(seed: str, seconds: float) -> Bot:
        told.append(seconds)
        return RandomBot(seed)

    for level in ("medium", "hard", "expert"):
        monkeypatch.setitem(LEVELS["stone_age"], level, thinker)
    for seconds in (None, 0.05):
        for level in ("medium", "hard", "expert"):
            bot_named("stone_age", level, "1", seconds)
    assert told == [0.0, THINKING["hard"], THINKING["expert"], 0.05, 0.05, 0.05]
    assert all(set(THINKING) <= set(levels(name)) for name in GAMES)


def test_a_search_can_be_named_by_its_games() -> None:
    """For measuring: the same choices on every machine, because no clock is looked at."""
    bot = bot_named("imperium", "search-150", "1")
    assert isinstance(bot, SearchBot)
    assert (bot.effort.games, bot.effort.seconds) == (150, None)
    for name in ("search", "search-", "search-0x", "search-1000000", "search--1"):
        with pytest.raises(UnknownLevel):
            bot_named("imperium", name, "1")
