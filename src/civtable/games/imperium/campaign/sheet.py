"""The record sheet of a campaign as plain data with words, for the browser."""

from civtable.core.values import Json
from civtable.core.words import phrase_json
from civtable.games.imperium.campaign.series import SIDES, Campaign
from civtable.games.imperium.cards.table import CARD_IDS, NATION_IDS
from civtable.games.imperium.words.campaign import change_noted, change_words, level_words


def sheet(campaign: Campaign) -> dict[str, Json]:
    """The games so far, where the campaign stands, and what can be chosen before the next game."""
    games: list[Json] = [
        {
            "level": phrase_json(level_words(campaign, number)),
            "automa": NATION_IDS[game.automa],
            "points": game.points,
            "automa_points": game.rival,
            "won": game.won,
            "collapsed": game.collapsed,
            "change": phrase_json(change_noted(game.change)) if game.change else None,
        }
        for number, game in enumerate(campaign.games)
    ]
    rivals: list[Json] = []
    if not campaign.is_over() and not campaign.owes_change():
        rivals = [NATION_IDS[nation] for nation in campaign.rivals()]
    changes: list[Json] = [
        {"change": change, "words": phrase_json(change_words(change))}
        for change in campaign.possible_changes()
    ]
    sides: list[Json] = list(SIDES)
    commons: list[Json] = list(campaign.commons())
    deck: list[Json] = [CARD_IDS[card] for card in campaign.deck()]
    over = "won" if campaign.is_won() else "lost" if campaign.is_lost() else None
    return {
        "player": campaign.player,
        "nation": NATION_IDS[campaign.nation],
        "box": campaign.box,
        "extreme": campaign.extreme,
        "games": games,
        "wins": campaign.wins(),
        "losses": campaign.losses(),
        "over": over,
        "level": phrase_json(level_words(campaign, len(campaign.games))),
        "help": campaign.has_help(),
        "unrest_out": campaign.unrest_out(),
        "deck": deck,
        "rivals": rivals,
        "sides": sides,
        "commons": commons,
        "changes": changes,
    }
