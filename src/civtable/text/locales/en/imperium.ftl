### Imperium: the game, its options, events, questions and reasons, and the table in the terminal.

## The game and its settings

game-name-imperium = Imperium
game-about-imperium = Lead a nation from barbarism to empire with a deck of cards that grows as you play. Classics and Legends, for 2 to 4 players, or alone against the automa.
setting-name-imperium-box = Box
setting-name-imperium-side = Side of the power cards
setting-name-imperium-automa_nation = Nation of the automa
setting-name-imperium-level = Level of the automa
setting-name-imperium-extreme = Extreme mode
setting-name-imperium-nation_1 = Nation of the first player
setting-name-imperium-nation_2 = Nation of the second player
setting-name-imperium-nation_3 = Nation of the third player
setting-name-imperium-nation_4 = Nation of the fourth player
setting-name-imperium-commons = Common cards
setting-name-imperium-side_1 = Side of the first player's power card
setting-name-imperium-side_2 = Side of the second player's power card
setting-name-imperium-side_3 = Side of the third player's power card
setting-name-imperium-side_4 = Side of the fourth player's power card
setting-value-imperium-box-classics = Classics
setting-about-imperium-box-classics = Eight nations; most of them play by the plain rules. Good for the first games.
setting-value-imperium-box-legends = Legends
setting-about-imperium-box-legends = Eight nations, many with rules of their own: quests, a journey, a land that sinks. For those who know the game.
setting-value-imperium-box-mixed = Both boxes
setting-about-imperium-box-mixed = All sixteen nations; the common cards come from one of the boxes.
setting-value-imperium-side-b = B, advised for the first games
setting-about-imperium-side-b = Mostly points at the end and little to think of during the game.
setting-value-imperium-side-a = A
setting-about-imperium-side-a = Fewer points by itself, but an ability that you use again and again.
setting-value-imperium-level-chieftain = Chieftain
setting-about-imperium-level-chieftain = It resolves 3 or 4 cards a turn. The medium bot wins 85 of 100 games; the level for a first game.
setting-value-imperium-level-warlord = Warlord
setting-about-imperium-level-warlord = 3 or 4 cards a turn too, but its deck runs out sooner, so that it grows faster.
setting-value-imperium-level-imperator = Imperator
setting-about-imperium-level-imperator = 4 or 5 cards a turn.
setting-value-imperium-level-sovereign = Sovereign
setting-about-imperium-level-sovereign = 4 or 5 cards a turn; it begins with goods and scores those it keeps.
setting-value-imperium-level-overlord = Overlord
setting-about-imperium-level-overlord = Always 5 cards a turn, and goods as Sovereign. The medium bot wins 15 of 100 games.
setting-value-imperium-extreme-no = No
setting-about-imperium-extreme-no = The level above counts.
setting-value-imperium-extreme-yes = Yes: the automa is even stronger
setting-about-imperium-extreme-yes = Overlord whatever the level says, and each unrest that the automa returns gives it 1 progress.
setting-value-imperium-nation_1-random = drawn by lot
setting-about-imperium-nation_1-random = Any nation of the box. Advised for a first game: Romans, Macedonians or Greeks.
setting-value-imperium-nation_1-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_1-celts = { imperium-nation-celts }
setting-value-imperium-nation_1-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_1-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_1-persians = { imperium-nation-persians }
setting-value-imperium-nation_1-romans = { imperium-nation-romans }
setting-value-imperium-nation_1-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_1-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_1-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_1-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_1-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_1-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_1-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_1-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_1-qin = { imperium-nation-qin }
setting-value-imperium-nation_1-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_2-random = drawn by lot
setting-about-imperium-nation_2-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_2-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_2-celts = { imperium-nation-celts }
setting-value-imperium-nation_2-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_2-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_2-persians = { imperium-nation-persians }
setting-value-imperium-nation_2-romans = { imperium-nation-romans }
setting-value-imperium-nation_2-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_2-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_2-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_2-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_2-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_2-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_2-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_2-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_2-qin = { imperium-nation-qin }
setting-value-imperium-nation_2-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_3-random = drawn by lot
setting-about-imperium-nation_3-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_3-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_3-celts = { imperium-nation-celts }
setting-value-imperium-nation_3-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_3-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_3-persians = { imperium-nation-persians }
setting-value-imperium-nation_3-romans = { imperium-nation-romans }
setting-value-imperium-nation_3-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_3-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_3-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_3-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_3-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_3-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_3-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_3-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_3-qin = { imperium-nation-qin }
setting-value-imperium-nation_3-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_4-random = drawn by lot
setting-about-imperium-nation_4-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_4-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_4-celts = { imperium-nation-celts }
setting-value-imperium-nation_4-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_4-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_4-persians = { imperium-nation-persians }
setting-value-imperium-nation_4-romans = { imperium-nation-romans }
setting-value-imperium-nation_4-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_4-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_4-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_4-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_4-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_4-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_4-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_4-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_4-qin = { imperium-nation-qin }
setting-value-imperium-nation_4-utopians = { imperium-nation-utopians }
setting-value-imperium-commons-random = drawn by lot
setting-value-imperium-commons-classics = { setting-value-imperium-box-classics }
setting-value-imperium-commons-legends = { setting-value-imperium-box-legends }
setting-value-imperium-side_1-same = as for all
setting-value-imperium-side_1-a = A
setting-value-imperium-side_1-b = B
setting-value-imperium-side_2-same = as for all
setting-value-imperium-side_2-a = A
setting-value-imperium-side_2-b = B
setting-value-imperium-side_3-same = as for all
setting-value-imperium-side_3-a = A
setting-value-imperium-side_3-b = B
setting-value-imperium-side_4-same = as for all
setting-value-imperium-side_4-a = A
setting-value-imperium-side_4-b = B
setting-value-imperium-automa_nation-random = drawn by lot
setting-value-imperium-automa_nation-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-automa_nation-celts = { imperium-nation-celts }
setting-value-imperium-automa_nation-greeks = { imperium-nation-greeks }
setting-value-imperium-automa_nation-macedonians = { imperium-nation-macedonians }
setting-value-imperium-automa_nation-persians = { imperium-nation-persians }
setting-value-imperium-automa_nation-romans = { imperium-nation-romans }
setting-value-imperium-automa_nation-scythians = { imperium-nation-scythians }
setting-value-imperium-automa_nation-vikings = { imperium-nation-vikings }
setting-value-imperium-automa_nation-arthurians = { imperium-nation-arthurians }
setting-value-imperium-automa_nation-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-automa_nation-egyptians = { imperium-nation-egyptians }
setting-value-imperium-automa_nation-mauryans = { imperium-nation-mauryans }
setting-value-imperium-automa_nation-minoans = { imperium-nation-minoans }
setting-value-imperium-automa_nation-olmecs = { imperium-nation-olmecs }
setting-value-imperium-automa_nation-qin = { imperium-nation-qin }
setting-value-imperium-automa_nation-utopians = { imperium-nation-utopians }

## What the nations are like

imperium-about-carthaginians = Traders who put material on the market and take it back with cards. They win with a full store of material and the best of the market.
imperium-about-celts = Wild and inventive: they collect uncivilised cards and spread unrest among the others. They win while barbarian cards are still cheap.
imperium-about-greeks = Scholars with many developments who become an empire early. They win with a large collection of cards of every kind.
imperium-about-macedonians = Conquerors who take regions fast and play them again and again. They win with the number of their regions.
imperium-about-persians = A rich realm that gathers tributaries and pays for what it wants. They win with tributaries and strong developments.
imperium-about-romans = Soldiers and builders who attack often and grow their population. They win with fame and a large population. Advised for a first game.
imperium-about-scythians = Riders who move their regions about and have little use for cities. They win with material and regions, and learn late to seek glory.
imperium-about-vikings = Raiders who never become an empire and have a long nation deck. They win with cards of variable points; their last nation card ends the game.
imperium-about-arthurians = Knights of the court who are sent out on quests and garrisoned in regions. They win by completing quests and finding the Graal before unrest breaks them.
imperium-about-atlanteans = An empire from the start, without a nation deck, that sinks its own cards. They win with developments and regions before the sea takes all.
imperium-about-egyptians = A patient people of the river that writes its history early. They win with civilised cards and monuments.
imperium-about-mauryans = From war to peace: they lay attacks aside and fill their history. They win with many cards in history or many regions in play.
imperium-about-minoans = Peaceful islanders who turn cities and trade into progress. They win with progress itself, saved up to the end.
imperium-about-olmecs = Priests with masks: discarded together they do what others pay for. They win when every hand holds the right masks.
imperium-about-qin = Rulers by the mandate of heaven who put population on the market. They win with pinned cards, the long walls above all.
imperium-about-utopians = Seekers on a journey, with few tokens, no nation deck and ever more unrest. They win when they reach Shangri-la with a large population.
setting-about-imperium-nation_1-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_1-celts = { imperium-about-celts }
setting-about-imperium-nation_1-greeks = { imperium-about-greeks }
setting-about-imperium-nation_1-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_1-persians = { imperium-about-persians }
setting-about-imperium-nation_1-romans = { imperium-about-romans }
setting-about-imperium-nation_1-scythians = { imperium-about-scythians }
setting-about-imperium-nation_1-vikings = { imperium-about-vikings }
setting-about-imperium-nation_1-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_1-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_1-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_1-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_1-minoans = { imperium-about-minoans }
setting-about-imperium-nation_1-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_1-qin = { imperium-about-qin }
setting-about-imperium-nation_1-utopians = { imperium-about-utopians }
setting-about-imperium-nation_2-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_2-celts = { imperium-about-celts }
setting-about-imperium-nation_2-greeks = { imperium-about-greeks }
setting-about-imperium-nation_2-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_2-persians = { imperium-about-persians }
setting-about-imperium-nation_2-romans = { imperium-about-romans }
setting-about-imperium-nation_2-scythians = { imperium-about-scythians }
setting-about-imperium-nation_2-vikings = { imperium-about-vikings }
setting-about-imperium-nation_2-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_2-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_2-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_2-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_2-minoans = { imperium-about-minoans }
setting-about-imperium-nation_2-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_2-qin = { imperium-about-qin }
setting-about-imperium-nation_2-utopians = { imperium-about-utopians }
setting-about-imperium-nation_3-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_3-celts = { imperium-about-celts }
setting-about-imperium-nation_3-greeks = { imperium-about-greeks }
setting-about-imperium-nation_3-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_3-persians = { imperium-about-persians }
setting-about-imperium-nation_3-romans = { imperium-about-romans }
setting-about-imperium-nation_3-scythians = { imperium-about-scythians }
setting-about-imperium-nation_3-vikings = { imperium-about-vikings }
setting-about-imperium-nation_3-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_3-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_3-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_3-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_3-minoans = { imperium-about-minoans }
setting-about-imperium-nation_3-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_3-qin = { imperium-about-qin }
setting-about-imperium-nation_3-utopians = { imperium-about-utopians }
setting-about-imperium-nation_4-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_4-celts = { imperium-about-celts }
setting-about-imperium-nation_4-greeks = { imperium-about-greeks }
setting-about-imperium-nation_4-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_4-persians = { imperium-about-persians }
setting-about-imperium-nation_4-romans = { imperium-about-romans }
setting-about-imperium-nation_4-scythians = { imperium-about-scythians }
setting-about-imperium-nation_4-vikings = { imperium-about-vikings }
setting-about-imperium-nation_4-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_4-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_4-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_4-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_4-minoans = { imperium-about-minoans }
setting-about-imperium-nation_4-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_4-qin = { imperium-about-qin }
setting-about-imperium-nation_4-utopians = { imperium-about-utopians }
setting-about-imperium-automa_nation-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-automa_nation-celts = { imperium-about-celts }
setting-about-imperium-automa_nation-greeks = { imperium-about-greeks }
setting-about-imperium-automa_nation-macedonians = { imperium-about-macedonians }
setting-about-imperium-automa_nation-persians = { imperium-about-persians }
setting-about-imperium-automa_nation-romans = { imperium-about-romans }
setting-about-imperium-automa_nation-scythians = { imperium-about-scythians }
setting-about-imperium-automa_nation-vikings = { imperium-about-vikings }
setting-about-imperium-automa_nation-arthurians = { imperium-about-arthurians }
setting-about-imperium-automa_nation-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-automa_nation-egyptians = { imperium-about-egyptians }
setting-about-imperium-automa_nation-mauryans = { imperium-about-mauryans }
setting-about-imperium-automa_nation-minoans = { imperium-about-minoans }
setting-about-imperium-automa_nation-olmecs = { imperium-about-olmecs }
setting-about-imperium-automa_nation-qin = { imperium-about-qin }
setting-about-imperium-automa_nation-utopians = { imperium-about-utopians }

## Sources of points

imperium-source-progress = Progress
imperium-source-power = Power card
imperium-source-cards = Cards
imperium-source-variable = Cards with variable points
imperium-source-unrest = Unrest
imperium-source-resources = Resources

## Options

imperium-option-pass = Pass
imperium-pass-act = End your turn
imperium-pass-confirm = Do not do it
imperium-pass-use = Do not use it
imperium-pass-pick = None
imperium-pass-draw_some = Draw no card
imperium-pass-develop = Develop nothing
imperium-pass-acquire = Acquire nothing
imperium-pass-break_through = Do not break through
imperium-pass-play_acquired = Do not play it now
imperium-pass-free_play = Play no card
imperium-pass-avoid = Suffer the attack
imperium-pass-bribe = Give nothing
imperium-option-accept = Do it
imperium-option-innovate = Innovate: discard your hand and break through
imperium-option-play = Play { $card }
imperium-option-exhaust = Exhaust { $card }
imperium-option-use = Use { $card }
imperium-option-solstice = Resolve the solstice of { $card }
imperium-option-acquire = Acquire { $card }
imperium-option-acquire_copy = Acquire { $card }, { $which }
imperium-option-acquire_exile = Acquire { $card } from exile
imperium-option-break_through = Break through for { $card }
imperium-option-break_through_copy = Break through for { $card }, { $which }
imperium-option-break_through_exile = Break through for { $card } from exile
imperium-option-deck-region = Break through for an unseen region
imperium-option-deck-uncivilised = Break through for an unseen uncivilised card
imperium-option-deck-civilised = Break through for an unseen civilised card
imperium-option-deck-tributary = Break through for a tributary of the main deck
imperium-option-deck-any = Break through for a card of the main deck
imperium-option-exile_market = Exile { $card } from the market
imperium-option-exile_market_copy = Exile { $card } from the market, { $which }
imperium-option-place = Put it on { $card }
imperium-option-place_copy = Put it on { $card }, { $which }
imperium-option-swap_exile = Put { $card } from exile into the market
imperium-option-swap_market = Take { $card } out of the market for it
imperium-option-swap_market_copy = Take { $card } out of the market for it, { $which }
imperium-option-host = Garrison the card in { $card }
imperium-option-give = Give { $card } { $place }
imperium-option-develop = Develop { $card }
imperium-option-find = Find { $card }
imperium-option-keep = Keep { $card }
imperium-option-put_back = Put { $card } back
imperium-option-play_discarded = Play { $card } from your discard pile
imperium-option-copy = Use the exhaust ability of { $card }
imperium-option-declare = Name the suit: { $suit }
imperium-option-choose = Choose alternative { $n }
imperium-option-pay = Pay { $amounts }
imperium-option-swap_nation = Swap { $card } for the top card of your nation deck
imperium-option-restore = Take the exhaust token off { $card }
imperium-option-revolt = { $n ->
    [one] Revolt: return 1 unrest card
   *[other] Revolt: return { $n } unrest cards
}
imperium-option-draw = { $n ->
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
imperium-option-share = Give { $rival } an unrest card
imperium-option-pick-discard = Discard { $card } { $place }
imperium-option-pick-take = Take { $card } { $place }
imperium-option-pick-top = Put { $card } { $place } on top of your draw deck
imperium-option-pick-history = Put { $card } { $place } into your history
imperium-option-pick-sink = Sink { $card } { $place }
imperium-option-pick-exile = Exile { $card } { $place }
imperium-option-pick-return = Return { $card } { $place }
imperium-option-pick-abandon = Abandon { $card } { $place }
imperium-option-pick-recall = Recall { $card } { $place }
imperium-option-pick-garrison = Garrison { $card } { $place }
imperium-option-from-hand = from your hand
imperium-option-from-discard = from your discard pile
imperium-option-from-history = from your history
imperium-option-from-play = in play
imperium-option-from-garrison = garrisoned
imperium-option-from-deck = from your draw deck
imperium-option-from-quests = from the impending quests
imperium-option-from-sunken = from the sunken pile
imperium-option-from-quest = as the active quest
imperium-copy-1 = the second from the left
imperium-copy-2 = the third from the left
imperium-copy-3 = the fourth from the left

## Events

imperium-event-round_began = Round { $round } begins.
imperium-event-solstice_began = Solstice of round { $round }.
imperium-event-innovated = { $player } innovates.
imperium-event-played = { $player } plays { $card }.
imperium-event-used = { $player } uses { $card }.
imperium-event-gained = { $player } gains { $amount }.
imperium-event-paid = { $player } pays { $amount }.
imperium-event-stole = { $player } steals { $amount } from { $rival }.
imperium-event-drew = { $player } draws { $card }.
imperium-event-drew_hidden = { $player } draws a card.
imperium-event-discarded = { $player } discards { $card }.
imperium-event-took = { $player } takes { $card } into hand.
imperium-event-topped = { $player } puts { $card } on top of the draw deck.
imperium-event-topped_hidden = { $player } puts a card on top of the draw deck.
imperium-event-filed = { $player } puts { $card } into history.
imperium-event-sank = { $player } sinks { $card }.
imperium-event-exiled = { $player } exiles { $card }.
imperium-event-abandoned = { $player } abandons { $card }.
imperium-event-recalled = { $player } recalls { $card }.
imperium-event-garrisoned = { $player } garrisons { $card } in { $host }.
imperium-event-acquired = { $player } acquires { $card }.
imperium-event-broke_through = { $player } breaks through for { $card }.
imperium-event-broke_through_hidden = { $player } breaks through for an unseen card.
imperium-event-found_nothing = { $player } finds no such card.
imperium-event-dealt = { $card } comes to the market.
imperium-event-exiled_from_market = { $card } is exiled from the market.
imperium-event-placed = { $player } puts { $amount } on { $card }.
imperium-event-developed = { $player } develops { $card }.
imperium-event-nation_card = { $card } of the nation deck joins the discard pile of { $player }.
imperium-event-became_empire = { $player } becomes an empire.
imperium-event-reshuffled = { $player } reshuffles.
imperium-event-took_fame = { $player } takes the fame card { $card }.
imperium-event-took_fame_hidden = { $player } takes a fame card.
imperium-event-king_of_kings = { $player } reaches King of Kings.
imperium-event-gave = { $player } gives { $card } to { $rival }.
imperium-event-gave_automa = { $player } gives { $card } to the automa.
imperium-event-avoided = { $player } avoids the attack with { $card }.
imperium-event-revealed = { $player } reveals { $card }.
imperium-event-found = { $player } finds { $card }.
imperium-event-journeyed = The journey of { $player } leads to { $card }.
imperium-event-entered = { $card } comes into play for { $player }.
imperium-event-end_triggered = The end is near: round { $round } is the last.
imperium-event-collapsed = Collapse! The unrest pile is empty.
imperium-event-game_ended = The game is over: points are counted.
imperium-event-looked = { $player } looks at { $card }, the top card of the nation deck.
imperium-event-looked_hidden = { $player } looks at the top card of the nation deck.
imperium-event-swapped = { $player } swaps { $card } for { $other }.
imperium-event-swapped_hidden = { $player } swaps a card for the top card of the nation deck.
imperium-event-tucked = { $player } puts { $card } at the bottom of the nation deck.
imperium-event-tucked_hidden = { $player } puts a card at the bottom of the nation deck.
imperium-event-shuffled_nation = { $player } shuffles the nation deck.
imperium-event-revolted = { $unrest ->
    [one] { $player } revolts and returns 1 unrest card.
   *[other] { $player } revolts and returns { $unrest } unrest cards.
}
imperium-event-gained_action = { $actions ->
    [one] { $player } gains an action.
   *[other] { $player } gains { $actions } actions.
}
imperium-event-returned_unrest = { $unrest ->
    [one] { $player } returns an unrest card.
   *[other] { $player } returns { $unrest } unrest cards.
}
imperium-event-took_unrest = { $unrest ->
    [one] { $player } takes an unrest card.
   *[other] { $player } takes { $unrest } unrest cards.
}

## Questions

imperium-rule-clean = Clean-up
imperium-rule-innovate = Innovate
imperium-rule-automa = The automa
imperium-ask-over = The game is over.
imperium-ask-of = { $card } ({ $text })
imperium-ask-act = Activate, innovate or revolt? Actions: { $actions }. Exhaust tokens: { $exhaust }.
imperium-ask-act_on = What else do you do? Actions: { $actions }. Exhaust tokens: { $exhaust }.
imperium-ask-solstice = Solstice: which card do you resolve next?
imperium-ask-choose = { $of }: choose one.
imperium-ask-confirm = { $of }: do you want to do this?
imperium-ask-use = { $of }: do you use it now?
imperium-ask-pay = How do you pay { $amounts }?
imperium-ask-draw_some = { $of }: how many cards do you draw?
imperium-ask-reshuffle = Your draw deck is empty: do you develop a card before you reshuffle?
imperium-ask-develop = Which card do you develop?
imperium-ask-develop_free = Which card do you develop for free?
imperium-ask-acquire = { $of }: which card do you acquire?
imperium-ask-break_through = { $of }: which card do you break through for?
imperium-ask-play_acquired = Do you play { $card } at once?
imperium-ask-exile_market = Which market card do you exile?
imperium-ask-place = On which market card do you put { $amount }?
imperium-ask-host = { $of }: in which card do you garrison it?
imperium-ask-give = { $of }: which card do you give to { $rival }?
imperium-ask-give_automa = { $of }: which card do you give to the automa?
imperium-ask-find = { $of }: which card do you look for?
imperium-ask-fame = Which of the fame cards do you keep?
imperium-ask-put_back = In which order do the other fame cards go back? The last one lies on top.
imperium-ask-free_play = { $of }: which card do you play?
imperium-ask-copy = Whose exhaust ability do you use?
imperium-ask-declare = Which suit do you name?
imperium-ask-swap_nation = Which card do you swap for the top card of your nation deck?
imperium-ask-swap_exile = Which exiled card do you put into the market?
imperium-ask-swap_market = Which market card goes into exile for { $card }?
imperium-ask-avoid = { $rival } attacks you. Do you avoid it?
imperium-ask-avoid_automa = The automa attacks you. Do you avoid it?
imperium-ask-bribe = Do you give { $rival } { $n } progress, so that your attack works?
imperium-ask-restore = Off which card do you take an exhaust token?
imperium-ask-pick-discard = { $n ->
    [one] { $of }: which card do you discard?
   *[other] { $of }: which cards do you discard?
}
imperium-ask-pick-take = { $n ->
    [one] { $of }: which card do you take?
   *[other] { $of }: which { $n } cards do you take?
}
imperium-ask-pick-top = { $n ->
    [one] { $of }: which card do you put on your draw deck?
   *[other] { $of }: which { $n } cards do you put on your draw deck? The last one lies on top.
}
imperium-ask-pick-history = { $n ->
    [one] { $of }: which card do you put into your history?
   *[other] { $of }: which { $n } cards do you put into your history?
}
imperium-ask-pick-sink = { $n ->
    [one] { $of }: which card do you sink?
   *[other] { $of }: which { $n } cards do you sink?
}
imperium-ask-pick-exile = { $n ->
    [one] { $of }: which card do you exile?
   *[other] { $of }: which { $n } cards do you exile?
}
imperium-ask-pick-return = { $n ->
    [one] { $of }: which unrest card do you return?
   *[other] { $of }: which { $n } unrest cards do you return?
}
imperium-ask-pick-abandon = { $n ->
    [one] { $of }: which card do you abandon?
   *[other] { $of }: which { $n } cards do you abandon?
}
imperium-ask-pick-recall = { $n ->
    [one] { $of }: which card do you recall?
   *[other] { $of }: which { $n } cards do you recall?
}
imperium-ask-pick-garrison = { $n ->
    [one] { $of }: which card do you garrison?
   *[other] { $of }: which { $n } cards do you garrison?
}
imperium-ask-draw_next = { $n ->
    [one] { $of }: do you draw a card? It is the last one that you may draw.
   *[other] { $of }: do you draw a card? You may draw up to { $n }.
}
imperium-ask-share_unrest = { $n ->
    [one] There is only 1 unrest card left. Who takes it?
   *[other] There are only { $n } unrest cards left. Who takes one?
}

## Reasons

imperium-why-not_asked = That cannot be chosen now.
imperium-why-turn_begun = You innovate or revolt in place of activating: you have already played or exhausted a card.
imperium-why-not_in_hand = That card is not in your hand.
imperium-why-not_in_play = That card is not in play.
imperium-why-not_in_market = That card is not in the market.
imperium-why-not_in_exile = That card is not in exile, or cannot go to the market.
imperium-why-not_in_development_area = That card is not in your development area.
imperium-why-no_action = You have no action left.
imperium-why-unplayable = { $card } cannot be played.
imperium-why-other_state = The icon of { $card } asks for the other side of your state card.
imperium-why-requirement = The condition for playing { $card } is not met.
imperium-why-condition = The condition of { $card } is not met.
imperium-why-cannot_pay = You cannot pay the cost.
imperium-why-no_exhaust_ability = { $card } has no exhaust ability that you can use now.
imperium-why-exhausted = { $card } is exhausted already.
imperium-why-no_exhaust_token = You have no exhaust token left.
imperium-why-choose_one = First choose one of the alternatives.
imperium-why-no_such_choice = There is no alternative with that number.
imperium-why-cannot_do = That alternative cannot be done now.
imperium-why-yes_or_no = First decide whether you do it.
imperium-why-must_pick = A card has to be picked.
imperium-why-pick_card = First pick a card.
imperium-why-pick_otherwise = The card is picked from another place, or for another purpose.
imperium-why-together = { $card } can be one of several cards picked together: name all of them at once, in any order.
imperium-why-no_such_card = { $card } is not there, or does not fit.
imperium-why-no_such_card_there = That card is not there.
imperium-why-pay_now = First decide how you pay.
imperium-why-other_payment = That is not the sum to pay, or you do not have it. 1 progress stands for 1 population or for 2 material.
imperium-why-must_use = Without it you could not discard enough masks: it has to be used.
imperium-why-use_or_pass = First decide whether you use the ability.
imperium-why-not_exhausted = There is no exhaust token on that card.
imperium-why-other_number = That number of cards cannot be drawn here.
imperium-why-must_develop = A card has to be developed.
imperium-why-develop_or_pass = First decide what you develop.
imperium-why-acquire_now = First acquire a card.
imperium-why-acquire_other = That card is not there to be acquired, or has another suit.
imperium-why-play_acquired = First decide whether you play the acquired card.
imperium-why-break_now = First break through.
imperium-why-break_other = There is no such card or deck to break through for.
imperium-why-exile_now = First exile a market card.
imperium-why-has_tokens = Tokens lie on that card: it cannot be exiled.
imperium-why-place_now = First put the tokens on a market card.
imperium-why-no_host = That card cannot hold a garrison here.
imperium-why-host_or_pass = First decide where the card is garrisoned.
imperium-why-give_now = First give a card.
imperium-why-find_now = First look for a card.
imperium-why-cannot_find = That card cannot be found there.
imperium-why-keep_one = First keep one of the fame cards.
imperium-why-put_back = First put the other fame cards back.
imperium-why-not_looked_at = That card is not among those you look at.
imperium-why-free_play_now = First play the card that you may play.
imperium-why-free_play_other = That card is not meant, or cannot be played.
imperium-why-copy_now = First choose whose ability you use.
imperium-why-cannot_copy = Nobody else has that card in play, or you cannot pay for it.
imperium-why-declare_now = First name a suit.
imperium-why-swap_now = First choose the card to swap.
imperium-why-avoid_or_pass = First decide whether you avoid the attack.
imperium-why-not_due = That card has no solstice ability to resolve now.
imperium-why-solstice_now = It is solstice: resolve your cards.
imperium-why-nation_taken = Two players cannot have the same nation ({ $nation }).
imperium-why-nation_of_other_box = The nation { $nation } is not in this box.
imperium-why-too_little_unrest = { $n ->
    [one] There is only 1 unrest card in your hand.
   *[other] There are only { $n } unrest cards in your hand.
}
imperium-why-share_now = First say who takes the unrest.
imperium-why-takes_no_unrest = That player does not take unrest now.
imperium-why-no_effect = Nothing would come of it now.
imperium-why-commons_of_other_box = One box has only its own common cards.

## What can be wrong with a position; cards and seats are those of the file

imperium-wrong-power = Player { $seat }: the power card has to be one of the nation's and lie in play.
imperium-wrong-permanent = Player { $seat }: the permanent cards in play are not those of the nation.
imperium-wrong-parallel = Player { $seat }: cards and what belongs to them are not equally many.
imperium-wrong-negative = Player { $seat }: tokens cannot be fewer than none.
imperium-wrong-exhaust = Player { $seat }: there are more exhaust tokens than the nation has.
imperium-wrong-host = Player { $seat }: cards are garrisoned in { $card }, which is not in play.
imperium-wrong-secret = Player { $seat }: { $card } is marked as unseen more often than it is in hand and draw deck.
imperium-wrong-deck = Player { $seat }: hand or draw deck is not in order.
imperium-wrong-copies = { $card } is there { $got } times instead of { $want }.
imperium-wrong-common = The common piles contradict themselves (unrest pile: { $unrest }).
imperium-wrong-position = { $path }: position { $position } is not one at which the ability { $name } asks this.
imperium-wrong-over_and_asked = The game is said to have ended, yet somebody is still asked something.
imperium-wrong-nobody_asked = Nobody is asked anything, yet the game is not said to have ended.
imperium-wrong-asks_there = The ability { $name } does not ask { $ask } at this position.
imperium-wrong-current = It is said to be the turn of seat { $current }, but seat { $seat } is asked to act.
imperium-wrong-no_automa = There is no automa that could do this: { $ask }.
imperium-wrong-frames = The steps have { $abilities } abilities that are not finished, but there are { $frames } frames for them.
imperium-wrong-register = Number { $number } of “frames” is no card or seat that there is.
imperium-wrong-due = Player { $seat }: the solstice of { $card } is said to come, but it has none.

## The table in the terminal

play-imperium-status = Round { $round } · { $phase }
play-imperium-status_of = Round { $round } · { $player }: { $phase }
play-imperium-phase-activate = activate
play-imperium-phase-innovate = innovate
play-imperium-phase-revolt = revolt
play-imperium-phase-clean_up = clean-up
play-imperium-phase-solstice = solstice
play-imperium-over = the game is over
play-imperium-last = last round
play-imperium-last_soon = round { $n } is the last
play-ask-imperium-nation_1 = Which nation do you lead?
play-ask-imperium-level = Which level does the automa play at?
play-imperium-legend = In the picture: ▾ is unrest below a market card, + its tokens; * is an exhausted card; (+ …) is a garrison; decks 5/5/5 are region, uncivilised and civilised; ✗ is a card that cannot be played now.
play-imperium-market = Market
play-imperium-short-material = { $n } mat.
play-imperium-short-population = { $n } pop.
play-imperium-short-progress = { $n } prog.
play-imperium-left = main deck { $main } · decks { $small } · unrest { $unrest } · fame { $fame }
play-imperium-unrest_mark = ▾
play-imperium-actions = actions { $n }
play-imperium-exhaust = exhaust tokens { $n }
play-imperium-in_play = In play
play-imperium-hand = Hand
play-imperium-deck = draw deck { $deck }, discard pile { $discard }
play-imperium-discarded = discarded: { $names }
play-imperium-nation_deck = nation deck { $n }
play-imperium-next = on top of it: { $card }
play-imperium-quest = active quest: { $card }
play-imperium-history = history { $n }
play-imperium-history_names = history: { $names }
play-imperium-sunken = sunken { $n }
play-imperium-sunken_names = sunken: { $names }
play-imperium-developments = Development area
play-imperium-cards = hand { $hand }, deck { $deck }, discard { $discard }
play-imperium-automa = Automa
play-imperium-automa_cards = spaces { $spaces }, deck { $deck }, discard { $discard }
play-imperium-dynasty = dynasty { $n }
play-imperium-exhausted = (exhausted)
play-imperium-face = { $card }: { $face }.
play-imperium-group-turn = Turn
play-imperium-group-play = Play
play-imperium-group-exhaust = Exhaust
play-imperium-group-acquire = Take
play-imperium-group-market = Market
play-imperium-group-develop = Develop
play-imperium-group-other = Choose
play-imperium-say-space = Market: { $card } ({ $suits }).
play-imperium-say-unrest = Unrest below.
play-imperium-say-tokens = On it: { $tokens }.
play-imperium-say-decks = Left: main deck { $main }; small decks: { $small }; unrest pile { $unrest }; fame cards { $fame }.
play-imperium-say-exile = In exile: { $names }.
play-imperium-say-nation = { $nation }, { $state }, with { $tokens }. Actions { $actions }, exhaust tokens { $exhaust }.
play-imperium-say-play = In play: { $names }.
play-imperium-say-cards = Cards in hand { $hand }, draw deck { $deck }, nation deck { $nation }.
play-imperium-say-hand = Hand: { $names }.
play-imperium-say-idle = Cannot be played now: { $names }.
play-imperium-say-next = On top of the nation deck: { $card }.
play-imperium-say-discard = Discard pile: { $names }.
play-imperium-say-history = History: { $names }.
play-imperium-say-sunken = Sunken: { $names }.
play-imperium-say-developments = Development area: { $names }.
play-imperium-say-quest = Active quest: { $card }.
play-imperium-say-held = Progress on cards in play: { $n }.
play-imperium-say-automa = { $nation } ({ $level }), { $state }, with { $tokens }.
play-imperium-say-automa_decks = Its deck { $deck }, dynasty deck { $dynasty }.
play-imperium-say-journey = Journey card: { $card }.
play-imperium-score-later = This is progress. Cards are counted at the end of the game.
play-imperium-rules-act = A turn is one of three things. Activate: up to three actions, one for each hand card you play, and exhaust abilities of cards in play, one token each. Innovate: discard your hand and break through for a card. Revolt: return unrest cards from your hand. Then clean up: put a token on the market, discard what you like, draw up to your hand size.
play-imperium-rules-pay = 1 progress can be paid for 1 population or for 2 material, without change. Costs in progress are paid in progress.
play-imperium-rules-reshuffle = When a card must be drawn and your draw deck is empty, you may pay for one development, which joins your discard pile before it is shuffled. When the last one is developed, the end of the game is triggered.
play-imperium-say-spaces = { $n ->
    [one] 1 card face down in its spaces.
   *[other] { $n } cards face down in its spaces.
}
play-imperium-say-score = { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
