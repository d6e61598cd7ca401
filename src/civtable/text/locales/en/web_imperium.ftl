### The board of Imperium in the browser.

web-imperium-market = Market
web-imperium-unrest-below = Unrest lies below
web-imperium-main = Main deck
web-imperium-exile = Exile
web-imperium-round = Round { $n }
web-imperium-last-round = The game ends after round { $n }
web-imperium-collapse-near = { $n ->
    [one] 1 unrest left: collapse is near
   *[other] { $n } unrest left: collapse is near
}
web-imperium-actions = Action tokens left: { $n }
web-imperium-exhaust = Exhaust tokens left: { $n }
web-imperium-exhausted = Exhausted
web-imperium-garrisoned = Garrison: { $card }
web-imperium-developments = Development area
web-imperium-nation-of = Nation of { $player }
web-imperium-deck = Deck
web-imperium-discard = Discard
web-imperium-history = History
web-imperium-nation-deck = Nation deck
web-imperium-sunken = Sunken
web-imperium-pile-deck = In the deck, in unknown order: { $n }
web-imperium-pile-hand_or_deck = In hand or deck: { $n }
web-imperium-pile-discard = In the discard pile: { $n }
web-imperium-pile-history = In the history: { $n }
web-imperium-pile-nation_deck = In the nation deck: { $n }
web-imperium-pile-sunken = Sunken: { $n }
web-imperium-pile-exile = In exile: { $n }
web-imperium-compare = Open the nation of { $player }
web-imperium-automa = Automa
web-imperium-die = Die: { $n }
web-imperium-spaces = Spaces of the automa
web-imperium-space-face_down = face down
web-imperium-space-blocked = blocked
web-imperium-space-empty = empty
web-imperium-automa-piles = Deck { $deck }, discard { $discard }, history { $history }, dynasty { $dynasty }
web-imperium-automa-in-play = In play
web-imperium-automa-turn = The automa's last turn
web-imperium-automa-waits = The automa has not played yet.
web-imperium-tables = The automa's tables
web-imperium-tables-open = Tables
web-imperium-row = Row { $n }
web-imperium-row-used = Used for { $card }.
web-imperium-automa-of = Automa ({ $nation })
web-imperium-automa-wins = The automa wins
web-imperium-collapsed = Collapse: you have lost
web-imperium-ended-scoring = The game ended by scoring.
web-imperium-ended-collapse = Collapse: the unrest pile was empty. The fewest unrest cards win.
web-imperium-others = The others
web-imperium-hand = Your hand: { $n } cards
web-imperium-how-act = Touch what glows: a card in hand, a card in play, a card of the market.

web-imperium-figure-material = material
web-imperium-figure-population = population
web-imperium-figure-progress = progress
web-imperium-figure-actions = action tokens
web-imperium-figure-exhaust = exhaust tokens
web-imperium-figure-hand = cards in hand
web-imperium-figure-discard = cards in the discard pile
web-imperium-figure-history = cards in history
web-imperium-figure-in_play = cards in play

## The guided first game

web-imperium-guide-welcome = You lead a nation of barbarians to empire. Your deck of cards is your people: it grows and changes as you play. This first game shows a turn of the Romans against the automa, a rival that plays by a table.
web-imperium-guide-deck = You have five cards in hand; the rest waits in your deck. When it runs out, the discard pile is shuffled and a card of your nation deck joins it: that is how your nation comes of age.
web-imperium-guide-actions = In a turn you usually activate: three actions, each plays a card, and exhaust tokens for cards in play.
web-imperium-guide-region = Play Dalmatia, a region: it stays in play, gives population, and can take a card as its garrison.
web-imperium-guide-garrison = Garrison the unrest: under a region it no longer clogs your hand. Unrest costs points at the end, and if the unrest pile runs out everything collapses.
web-imperium-guide-conquer = Play Conquer to win a region from the market.
web-imperium-guide-acquire = Acquire: you take the card with the unrest below it, if any, and the tokens on it. Breaking through costs more and brings no unrest. Regions have none below them, so acquire.
web-imperium-guide-pay = Progress can stand in for other goods, but it is worth points: pay with population.
web-imperium-guide-market = Take the River from the market.
web-imperium-guide-triumvirate = Play Triumvirate. Afterwards it goes into your history: out of your deck, but it still counts at the end.
web-imperium-guide-break = Break through for the Town: its unrest stays behind.
web-imperium-guide-pass = No action is left. Pass: the clean-up follows.
web-imperium-guide-clean-up = Put one progress on a market card: whoever takes the card gains it. Choose the Sacred Pass.
web-imperium-guide-discard = You may discard cards before you draw up to five. These are good: pass.
web-imperium-guide-automa = The automa has played: it rolled its die, turned up cards and did what its table says. The log tells every step and why.
web-imperium-guide-prosperity = Your second turn. Play Prosperity, the card that feeds you.
web-imperium-guide-draw = First draw a card.
web-imperium-guide-population = Now choose population: one for each region in play.
web-imperium-guide-over = So it goes on: win cards, keep unrest low, let your nation grow through its deck until it becomes an empire, then develop. At the end cards, progress and history count. Good luck!

## Campaigns

web-title-campaign = Campaigns
web-play-campaign = Campaign
web-campaign-about = A series of games alone against the automa, with one nation. After each win the level rises, and a card joins your starting deck or leaves it. Five wins win the campaign, the fourth loss ends it.
web-campaign-new = Begin a campaign
web-campaign-yours = Your campaigns
web-campaign-begin = Begin
web-campaign-file = Go on with a campaign from a file
web-campaign-file-about = The file that the terminal keeps, or one saved here. A damaged one is refused.
web-campaign-open = Open
web-campaign-sheet = Record sheet
web-campaign-save = Save as a file
web-campaign-save-about = A game that is being played is not in the file.
web-campaign-play = Begin the game
web-campaign-continue = Play on
web-campaign-deck = Your starting deck
web-campaign-back = To the record sheet
web-campaign-mode = Kind of campaign
web-campaign-name = Your name
web-campaign-wins-losses = { $wins } wins, { $losses } losses
web-campaign-no-games = No game has been played yet.
web-campaign-choose = Choose this change
