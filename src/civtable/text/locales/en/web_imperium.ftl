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
web-imperium-open-piles = Open piles
web-imperium-pile-deck = In the deck, in unknown order: { $n }
web-imperium-pile-hand_or_deck = In hand or deck: { $n }
web-imperium-pile-discard = In the discard pile: { $n }
web-imperium-pile-history = In the history: { $n }
web-imperium-pile-nation_deck = In the nation deck: { $n }
web-imperium-pile-sunken = Sunken: { $n }
web-imperium-pile-exile = In exile: { $n }
web-imperium-pile-garrison = Garrisoned here: { $n }
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
web-imperium-unspent = { $n ->
    [one] 1 action is unused and would be lost.
   *[other] { $n } actions are unused and would be lost.
}
web-imperium-why-market = You take market cards with a card that acquires or breaks through, or by innovating.
web-imperium-why-deck = You break through into a deck when a card says so, or by innovating.
web-imperium-why-development = You develop when your deck is reshuffled once the nation deck is used up, or when a card says so.
web-imperium-why-play = It has no exhaust ability: it works by itself, at the moment that its sign names.

web-imperium-figure-material = material
web-imperium-figure-population = population
web-imperium-figure-progress = progress
web-imperium-figure-actions = action tokens
web-imperium-figure-exhaust = exhaust tokens
web-imperium-figure-hand = cards in hand
web-imperium-figure-discard = cards in the discard pile
web-imperium-figure-history = cards in history
web-imperium-figure-in_play = cards in play

## The rules behind the questions

web-imperium-rule-act = Activate: each card that you play takes an action token, each exhaust ability an exhaust token, once per card and turn. Or innovate: discard your hand and break through for a card. Or revolt: return unrest from your hand to its pile.
web-imperium-rule-act_on = Each card that you play takes an action token, each exhaust ability an exhaust token, once per card and turn. Passing leads to clean-up: you put 1 progress on a market card, take your tokens back, discard what you like and draw up to five cards.
web-imperium-rule-solstice = After the last turn of a round everybody resolves the solstice abilities of their cards in play, each in an order of their choice. They must be resolved, unless a card says “may”.
web-imperium-rule-choose = You carry out exactly one of the alternatives, and only one that can be done.
web-imperium-rule-confirm = What a card says that you may do, you may also leave. A cost is paid in full before its effect; without the cost there is no effect.
web-imperium-rule-use = The ability can be used only at this moment. An exhaust ability takes one of your exhaust tokens, once per card and turn, also in the turns of others.
web-imperium-rule-pay = A cost is paid in full. 1 progress may stand for 1 population or for 2 material, without change; material and population never stand for each other.
web-imperium-rule-draw_some = You draw from your draw deck. Only when a card is needed and the deck is empty is your discard pile shuffled into a new one.
web-imperium-rule-reshuffle = Once the nation deck is used up, a reshuffle lets you pay for one development, which joins the discard pile before it is shuffled and takes an exhaust token. Whoever develops their last card brings about the end of the game.
web-imperium-rule-develop = You pay the cost of the development card, and it goes to your discard pile. Whoever develops their last card brings about the end of the game.
web-imperium-rule-develop_free = The development card goes to your discard pile without its cost. Whoever develops their last card brings about the end of the game.
web-imperium-rule-acquire = The card goes to your hand; you gain the tokens on it and take the unrest below it into your hand as well. A card acquired from exile brings an unrest from the pile, unless it is a region.
web-imperium-rule-break_through = The card goes to your hand with the tokens on it; the unrest below it goes back to its pile. Or you take the unseen top card of the suit's small deck; where there is none, cards of the main deck are revealed until one fits.
web-imperium-rule-play_acquired = Played at once it takes no action token, but everything else that playing it demands must be met. Otherwise it stays in your hand.
web-imperium-rule-exile_market = Only a market card without tokens can be exiled. The unrest below it goes back to its pile, and the space is refilled.
web-imperium-rule-place = The tokens come from the supply; whoever takes the card from the market gains them. A card with tokens cannot be exiled from the market.
web-imperium-rule-host = The garrisoned card lies under the other as long as that one stays in play, and still counts at the end. If the played card says so, the other does again what it does when it is played.
web-imperium-rule-give = You choose a card from your hand or your discard pile. It goes to the other player's hand and belongs to them from then on.
web-imperium-rule-give_automa = You choose a card from your hand or your discard pile. It goes to the automa's discard pile and belongs to it from then on.
web-imperium-rule-find = You search hand, discard pile, draw deck and nation deck, in this order, unless the card names fewer. The card found is shown, and the decks searched are shuffled; the accession card is never found.
web-imperium-rule-fame = The card goes to your hand, unseen by the others; the rest go back on top of the fame deck.
web-imperium-rule-put_back = The fame cards that you do not keep go back on top of their deck, in the order that you choose.
web-imperium-rule-free_play = The card takes no action token. When it is done it is discarded, unless it is pinned and stays in play or names another place.
web-imperium-rule-copy = You use the exhaust ability of somebody else's pinned card as if the card were yours: you pay what it costs, and the other's card is not exhausted.
web-imperium-rule-declare = Then the top card of the main deck is revealed and compared with the suit that you named. A card with two suits counts as either.
web-imperium-rule-swap_nation = The hand card goes on top of your nation deck and joins your discard pile when that deck is next used; the former top card goes to your hand. The others see neither.
web-imperium-rule-swap_exile = Only a card with a suit of the market can return there: region, uncivilised, civilised or tributary. It takes the place of a market card.
web-imperium-rule-swap_market = The card goes to exile. The tokens on it and the unrest below it stay in the space for the new card.
web-imperium-rule-avoid = Whoever avoids an attack ignores all that it does to them. What it gives the attacker and what it does to others still happens.
web-imperium-rule-avoid_automa = If you avoid the attack, you ignore all that it does to you. The rest of the automa's row still happens.
web-imperium-rule-bribe = The other player's card avoids your attack unless you hand over the progress. Even then they may avoid it with another card; if you do not, they ignore the attack, and the rest of it happens.
web-imperium-rule-restore = The exhaust token goes back to your state card, and the card that it lay on can be exhausted once more.
web-imperium-rule-pick-discard = Discarded cards lie in your discard pile until it is shuffled into a new draw deck. At clean-up you may discard as many as you like, or none, before you draw.
web-imperium-rule-pick-take = The card goes to your hand.
web-imperium-rule-pick-top = The card goes on top of your draw deck: you draw it next.
web-imperium-rule-pick-history = A card in your history leaves your deck for good, but still counts at the end.
web-imperium-rule-pick-sink = A sunken card leaves your deck, but still counts at the end. What is garrisoned in it is discarded.
web-imperium-rule-pick-exile = An exiled card is no longer yours and does not count at the end. It lies open in exile, from where some cards can fetch it.
web-imperium-rule-pick-return = The unrest goes back to its pile; its own cost is not paid. If that pile ever runs out, the game collapses.
web-imperium-rule-pick-abandon = An abandoned card in play goes to your discard pile with what is garrisoned in it. A garrisoned card goes alone.
web-imperium-rule-pick-recall = A recalled card in play goes to your hand with what is garrisoned in it. A garrisoned card goes alone.
web-imperium-rule-pick-garrison = A garrisoned card lies under another as long as that one stays in play: it no longer comes to your hand, but still counts at the end.
web-imperium-rule-draw_next = You draw one card at a time and may stop when you have seen it. Only when a card is needed and the deck is empty is your discard pile shuffled into a new one.
web-imperium-rule-share_unrest = An effect gives unrest to several players, and the pile has too little for all of them. You say who gets the last cards. With the last one the game collapses: whoever has the fewest unrest cards wins.

## The guided first game

web-imperium-guide-welcome = You lead a nation of barbarians to empire. Your deck of cards is your people: it grows and changes as you play. This lesson shows a round of the Romans against the automa, a rival that plays by a table, and the end of a game.
web-imperium-guide-deck = You have five cards in hand; the rest waits in your deck. When it runs out, the discard pile is shuffled and a card of your nation deck joins it: that is how your nation comes of age.
web-imperium-guide-actions = In a turn you do one of three things. Usually you activate: three actions, each plays a card, and exhaust tokens for cards in play. Or you innovate: your whole hand for one good card. Or you revolt: unrest goes back.
web-imperium-guide-region = Play Dalmatia, a region: it stays in play, gives population, and can take a card as its garrison.
web-imperium-guide-garrison = Garrison the unrest: under a region it no longer clogs your hand. Unrest costs points at the end, and if the unrest pile runs out everything collapses.
web-imperium-guide-conquer = Play Conquer to win a region from the market.
web-imperium-guide-acquire = Acquire: you take the card with the unrest below it, if any, and the tokens on it. Breaking through costs more and brings no unrest. Regions have none below them, so acquire.
web-imperium-guide-pay = Progress can stand in for other goods, but it is worth points: pay with population.
web-imperium-guide-market = Take the River from the market.
web-imperium-guide-triumvirate = Play Triumvirate. Afterwards it goes into your history: out of your deck, but it still counts at the end.
web-imperium-guide-break = Break through for the Town: its unrest stays behind.
web-imperium-guide-pass = No action is left. End your turn: the clean-up follows.
web-imperium-guide-clean-up = Put one progress on a market card: whoever takes the card gains it. Choose the Sacred Pass.
web-imperium-guide-discard = You may discard cards before you draw up to five. These are good: discard nothing.
web-imperium-guide-automa = The automa has played: it rolled its die, turned up cards and did what its table says. Then came the solstice, when cards in play that name it do their work; you have none yet. That was the first round.
web-imperium-guide-prosperity = Your second turn. Play Prosperity, the card that feeds you.
web-imperium-guide-draw = First draw a card.
web-imperium-guide-population = Now choose population: one for each region in play.
web-imperium-guide-over = So it goes on: win cards, keep unrest low, let your nation grow through its deck until it becomes an empire, then develop. Let us look at the last round of such a game.
web-imperium-guide-last-round = Round 19. Rome is an empire, and the main deck ran out in the last round: so this round is the final one. Unrest costs 2 points a card. Play it to be rid of it.
web-imperium-guide-last-unrest = There are three ways to return it. The cheapest now is 1 population.
web-imperium-guide-last-pay = Pay with population: each progress is a point.
web-imperium-guide-last-pass = What you own counts wherever it lies: in hand, deck, discard pile, play or history. Nothing more is needed: pass.
web-imperium-guide-last-place = Clean-up as always: put 1 progress on Education.
web-imperium-guide-last-keep = Keep your cards, the City of Rome will need one: discard nothing. Then the automa has its last turn.
web-imperium-guide-last-solstice = The last solstice. The City of Rome lets you discard a card for something: accept.
web-imperium-guide-last-discard = Discard Prosperity: in the discard pile it still counts.
web-imperium-guide-last-population = Choose population: your power card gives 1 point for every 2 population, and 10 make 5 points.
web-imperium-guide-last-count = Progress, cards, cards with variable points and the power card are added up, unrest is taken off. Alone you win only with more points than the automa. If the unrest pile runs out, the game collapses and nobody counts points.
web-imperium-guide-last-win = 82 to 76: you win. Now for a real game, again with the Romans against Chieftain, the mildest automa. What glows can be done; what cannot be done tells you why when you click it. Good luck!

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

## What the confirmation of several things says

web-imperium-several-pick-discard = { $n ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
web-imperium-several-pick-take = { $n ->
    [0] Take nothing
    [one] Take 1 card
   *[other] Take { $n } cards
}
web-imperium-several-pick-top = { $n ->
    [0] Put nothing on the deck
    [one] Put 1 card on the deck
   *[other] Put { $n } cards on the deck
}
web-imperium-several-pick-history = { $n ->
    [0] Nothing into history
    [one] 1 card into history
   *[other] { $n } cards into history
}
web-imperium-several-pick-sink = { $n ->
    [0] Sink nothing
    [one] Sink 1 card
   *[other] Sink { $n } cards
}
web-imperium-several-pick-exile = { $n ->
    [0] Exile nothing
    [one] Exile 1 card
   *[other] Exile { $n } cards
}
web-imperium-several-pick-return = { $n ->
    [0] Return nothing
    [one] Return 1 unrest
   *[other] Return { $n } unrest
}
web-imperium-several-pick-abandon = { $n ->
    [0] Abandon nothing
    [one] Abandon 1 card
   *[other] Abandon { $n } cards
}
web-imperium-several-pick-recall = { $n ->
    [0] Recall nothing
    [one] Recall 1 card
   *[other] Recall { $n } cards
}
web-imperium-several-pick-garrison = { $n ->
    [0] Garrison nothing
    [one] Garrison 1 card
   *[other] Garrison { $n } cards
}
web-imperium-several-put_back = { $n ->
    [0] Put nothing back
    [one] Put 1 card back
   *[other] Put { $n } cards back
}
