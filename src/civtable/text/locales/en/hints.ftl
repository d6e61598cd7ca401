# Hints while a game is played: the idea, the option, the reasons.

hint-only = There is nothing else to choose.
hint-unmeasured = The choice by rule of thumb; there was no time to try out what it gains.
hint-equal = About as good: “{ $other }”.
hint-together = { $things }
hint-gains-stone_age = { $points } points at the end (± { $doubt }) and { $win } % to win, compared with “{ $other }”.
hint-gains-through_the_ages = { $points } culture at the end (± { $doubt }) and { $win } % to win, compared with “{ $other }”.
hint-gains-imperium = { $points } points at the end (± { $doubt }) and { $win } % to win, compared with “{ $other }”.
hint-coach-stone_age = Sure? Against the best that was found this is { $points } points at the end (± { $doubt }) and { $win } % to win. An idea: { $idea }
hint-coach-through_the_ages = Sure? Against the best that was found this is { $points } culture at the end (± { $doubt }) and { $win } % to win. An idea: { $idea }
hint-coach-imperium = Sure? Against the best that was found this is { $points } points at the end (± { $doubt }) and { $win } % to win. An idea: { $idea }

# What is told of hints that were taken.

hint-told-idea = { $player } asked for a hint.
hint-told-option = { $player } was shown what to choose.
hint-told-coach = The coach warned { $player }.

# Why there is none.

hint-not-here = There are no hints at this table.
hint-busy = The bots are too busy for a hint right now: ask again in a moment.
hint-people = Hints are for games with bots only.

# In the browser.

web-hint-ask = Hint
web-hint-key = a hint
web-hint-thinks = Looking for a hint …
web-hint-show = Show me
web-hint-choose = Choose this
web-hint-close = Close the hint
web-hint-this = It glows: { $option }
web-hint-anyway = Choose it anyway
web-hint-allow = Hints at this table: whoever decides may ask what the expert would do
web-hint-allowed = Hints are allowed at this table.
web-hint-coach = Coach: where hints are allowed, ask me before a move that loses much
web-hint-never = Switch the coach off
web-hint-taken = hints

# In the terminal.

hint-play-more = “hint” again shows what to choose.
hint-play-option = Choose: { $option }

# Ideas: Stone Age.

idea-stone_age-tool = A tool lifts a roll in every round to come.
idea-stone_age-hut = One more person works for you in every round to come.
idea-stone_age-field = A field feeds one person in every round, without a roll.
idea-stone_age-food-now = At the end of this round { $n } food will be missing, unless somebody gets it.
idea-stone_age-food-ahead = Food that is stored now leaves people free in later rounds.
idea-stone_age-goods-building = A building that lies open asks for just these goods.
idea-stone_age-goods = Goods pay for cards and buildings, and dear goods make dear buildings.
idea-stone_age-symbol-new = Different green symbols count their number times itself: this one is new to you.
idea-stone_age-symbol-again = What the card gives at once is worth its price, and its symbol begins a second set.
idea-stone_age-farmers = Farmers multiply your fields at the end; you stand at { $n } on the food track.
idea-stone_age-tool-makers = Tool makers multiply the value of your tools at the end, now { $n }.
idea-stone_age-hut-builders = Hut builders multiply your buildings at the end, now { $n }.
idea-stone_age-shamans = Shamans multiply your people at the end, now { $n }.
idea-stone_age-building = Goods become points in a building, at once and surely.
idea-stone_age-building-last = The last building of a stack gives points, and ends the game.
idea-stone_age-take-two = Take what you lack for the next card or building.
idea-stone_age-tools-add = Tools serve best where they lift a roll to one good more.
idea-stone_age-tools-keep = Here tools bring too little: another roll may need them.
idea-stone_age-feed = { $n } food is missing: goods that you can spare cost less than hunger.
idea-stone_age-starve = Hunger costs ten points: your goods may be worth more.
idea-stone_age-decline = Your goods are worth more elsewhere.
idea-stone_age-die = Each die is something else: take what helps you most and others not at all.

# Ideas: Through the Ages.

idea-through_the_ages-pass = Nothing that could be done here is worth its price now.
idea-through_the_ages-end = What is left would cost more than it gives: end the turn.
idea-through_the_ages-population = One more worker, before anything can be built.
idea-through_the_ages-upgrade = The same worker does more: no food, and no happy face more.
idea-through_the_ages-destroy = That worker is needed elsewhere.
idea-through_the_ages-disband = Strength is not what you lack: the worker can do something else.
idea-through_the_ages-leader = A leader works in every turn that he is in play: the earlier, the better.
idea-through_the_ages-revolution = A revolution costs less science, and this turn's actions.
idea-through_the_ages-action = An action card gives more than the actions that it costs.
idea-through_the_ages-tactic = Units in the form of a tactic are stronger together.
idea-through_the_ages-leader-power = What your leader can do is worth it now.
idea-through_the_ages-wonder-power = What your wonder can do is worth it now.
idea-through_the_ages-trade = The pact turns what you have enough of into what you lack.
idea-through_the_ages-event = An event that suits you more than your rivals, and culture for preparing it.
idea-through_the_ages-attack = An attack takes what a rival cannot defend.
idea-through_the_ages-war = A war is decided a turn later: be the stronger one then.
idea-through_the_ages-pact = A pact gives both something; see that yours is more.
idea-through_the_ages-cancel = The pact now helps your partner more than you.
idea-through_the_ages-resign = Leaving saves you from a war that you cannot win.
idea-through_the_ages-colony = A colony gives at once, and every turn after.
idea-through_the_ages-defend = What the attack would take is worth more than the cards that stop it.
idea-through_the_ages-discard = Of military cards keep those that you will play.
idea-through_the_ages-accept = What is offered gives you more than it costs.
idea-through_the_ages-refuse = What is offered would help others more than you.
idea-through_the_ages-bid = The territory is worth this force, and no more than needed.
idea-through_the_ages-send = Send what you will miss least.
idea-through_the_ages-done = It is enough as it is.
idea-through_the_ages-gain = Take what runs out first.
idea-through_the_ages-lose = Something has to go: what is worth least to you.
idea-through_the_ages-raid = Take what hurts the rival most, or helps you most.
idea-through_the_ages-tuck = Under a wonder Homer still makes people happy.
idea-through_the_ages-sacrifice = Units given up now add to the strength that decides.
idea-through_the_ages-draw = Military cards bring tactics, events and defence.
idea-through_the_ages-bonus = It counts for everybody at the end: choose what you have most of.
idea-through_the_ages-better-farm = Better farms feed more people with the same workers.
idea-through_the_ages-better-mine = Better mines give more resources with the same workers and tokens.
idea-through_the_ages-better-lab = Science pays for everything that comes later.
idea-through_the_ages-better-library = Libraries bring science and culture from one worker.
idea-through_the_ages-better-theater = Theaters bring culture every turn, and happy faces.
idea-through_the_ages-better-faces = Happy faces let your people grow without unrest.
idea-through_the_ages-better-army = Better units are strength that lasts into the next age.
idea-through_the_ages-government = Another government gives more actions in every turn.
idea-through_the_ages-special = A special technology works without a worker.
idea-through_the_ages-wonder = A wonder works for the rest of the game: begin it while it pays.
idea-through_the_ages-stage = Each stage brings the wonder nearer, and resources are not lost to corruption.
idea-through_the_ages-stage-last = The wonder can be completed now: from here on it works.
idea-through_the_ages-farm = A farm will feed your growing people in the turns to come.
idea-through_the_ages-farm-hunger = In the next production { $n } food will be missing, and each costs 4 culture.
idea-through_the_ages-mine = One more mine gives resources in every turn to come.
idea-through_the_ages-lab = A lab gives science in every turn to come.
idea-through_the_ages-library = A library gives science and culture in every turn to come.
idea-through_the_ages-theater = A theater gives culture in every turn to come.
idea-through_the_ages-faces = Happy faces make room for the next workers.
idea-through_the_ages-faces-now = { $n } of your people are discontent: an uprising would cost a whole production.
idea-through_the_ages-army = Strength wins territories and events, and keeps rivals away.
idea-through_the_ages-army-weakest = You are the weakest: events and rivals look for that.
idea-through_the_ages-last-culture = The game is ending: what brings culture now is all that counts.

# Ideas: Imperium.

idea-imperium-pass = Nothing that could be done here is worth it now.
idea-imperium-accept = What the card offers is worth it.
idea-imperium-innovate = The hand gives little this turn: innovate, and get a better card for good.
idea-imperium-revolt = Unrest clogs the hand and costs points: give it back all at once.
idea-imperium-exhaust = An exhaust ability costs no action: use it every turn.
idea-imperium-use = The card in play can do something now that it could not later.
idea-imperium-order = At the solstice the order matters: first what the others build upon.
idea-imperium-break = Breaking through brings a card without its unrest.
idea-imperium-banish = Clear the market of what would help others more than you.
idea-imperium-place = Put it where you will collect it, or where nobody does.
idea-imperium-swap = A better card for a worse one.
idea-imperium-garrison = A garrisoned card is out of the deck and does not clog the hand.
idea-imperium-give = Give away what is worth least to you, or harms the other.
idea-imperium-develop = A development is a strong card, and brings the end nearer.
idea-imperium-find = Look for the card that this turn lacks.
idea-imperium-fame = Fame cards are points: keep the one that counts most for you.
idea-imperium-again = A card from the discard pile works a second time.
idea-imperium-declare = Name the suit that comes most often.
idea-imperium-choose = Choose what this moment needs most.
idea-imperium-draw = More cards in hand are more choices this turn.
idea-imperium-pay = What is bought is worth its price.
idea-imperium-ready = A card that is ready again can be exhausted twice.
idea-imperium-share = Unrest hurts most who has least room for it.
idea-imperium-discard = Discard what can do least in this turn.
idea-imperium-hand = Take the card that can still be played this turn.
idea-imperium-top = What lies on top of the deck is drawn next.
idea-imperium-history = In the history a card counts its points and leaves the deck thinner.
idea-imperium-sink = Sunken cards count, and no longer come to the hand.
idea-imperium-exile = What is exiled no longer comes to your hand with every shuffle.
idea-imperium-unrest = Each unrest less is points more, and a freer hand.
idea-imperium-abandon = What this card still gives is less than what giving it up brings.
idea-imperium-recall = Back in hand, a card can be played once more.
idea-imperium-attack = An attack gives you something and costs the others more.
idea-imperium-region = A region in play is what many cards count, and can hold a garrison.
idea-imperium-stays = A card that stays in play works turn after turn.
idea-imperium-play = What the card does now helps the cards after it.
idea-imperium-last-play = The last round has begun: play what still makes points.
idea-imperium-last-gain = The last round has begun: take what counts most at the end.
idea-imperium-gain-region = Many cards count your regions, and a region makes room for a garrison.
idea-imperium-gain-tributary = A tributary is strong in the deck, and often in points.
idea-imperium-gain-civilised = Civilised cards do most for an empire: get them in time.
idea-imperium-gain-uncivilised = Uncivilised cards are quick to use, and many cards count them.
idea-imperium-gain-other = The card is worth the action that brings it.
idea-imperium-gain-unrest = The card is worth the unrest that comes with it.
