"""What happened at a table, as one seat may know it, and what of it was done to that seat."""

from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.scene import BLOW, ORDINARY, RIVAL, TURN, News, event_sentence
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match, Ply
from civtable.text import Words


def news_since(match: Match[State], words: Words, viewer: int, since: int) -> list[News]:
    """What happened from a ply on; what is about one player, together."""
    return [news for ply in match.plies[since:] for news in news_of(match, words, viewer, ply)]


def news_of(match: Match[State], words: Words, viewer: int, ply: Ply) -> list[News]:
    """What one choice brought about.

    What is about the viewer was done to them if it is somebody else's choice or turn; what belongs to the
    course of the game is nobody's deed.
    """
    found: list[News] = []
    role_of = drawing_of(match.game.name).role_of
    by_another = ply.seat != viewer
    for event in ply.events:
        role = role_of(match.game.events[event.kind].name)
        if role == RIVAL:
            by_another = True
        elif role == TURN:
            by_another = event.seat not in (viewer, SPECTATOR)
        sentence = event_sentence(match.game, words, event, viewer)
        named = event.seat >= 0 and words.seat(event.seat) in sentence
        seat = event.seat if named else SPECTATOR
        about_viewer = viewer >= 0 and (event.seat == viewer or words.seat(viewer) in sentence)
        to_viewer = role == BLOW or (role == ORDINARY and by_another and about_viewer)
        if not found or (seat, to_viewer) != (found[-1].seat, found[-1].to_viewer):
            found.append(News(seat, [], to_viewer))
        found[-1].sentences.append(sentence)
    return found
