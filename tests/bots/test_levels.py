"""Levels of bots have names."""

import pytest

from civtable.bots import UnknownLevel, bot_named, levels
from civtable.core.errors import BadSetting
from civtable.games import GAMES
from civtable.text import LANGUAGES, words_in


def test_every_game_has_bots_weakest_first() -> None:
    for name, game in GAMES.items():
        assert levels(name) == levels(game)
        assert levels(name)[0] == "random"
    assert levels("stone_age") == ["random", "easy", "book"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_level_is_refused_politely(language: str) -> None:
    with pytest.raises(UnknownLevel) as refused:
        bot_named("stone_age", "oracle", "1")
    sentence = words_in(language).say(refused.value.reason)
    assert "oracle" in sentence
    assert "random, easy, book" in sentence


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetting):
        levels("chess")
    with pytest.raises(BadSetting):
        bot_named("chess", "random", "1")
