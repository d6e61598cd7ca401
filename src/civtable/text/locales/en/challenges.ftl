# Challenges: their conditions in words, which are made from what is judged, and what server, terminal and browser say.

# The conditions of challenges in Stone Age: a goal to be reached (least), or a limit not to be passed (most).

challenge-stone_age-place-most = { $n ->
    [1] Win the game
   *[other] Finish in place { $n } or better
}
challenge-stone_age-lead-least = Be at least { $n } points ahead of the best rival
challenge-stone_age-rounds-most = The game ends in at most { $n } rounds
challenge-stone_age-points-least = Reach { $n } points
challenge-stone_age-building_points-least = Score { $n } points for buildings
challenge-stone_age-symbol_points-least = Score { $n } points for green cards
challenge-stone_age-farmer_points-least = Score { $n } points for farmers
challenge-stone_age-tool_maker_points-least = Score { $n } points for tool makers
challenge-stone_age-hut_builder_points-least = Score { $n } points for hut builders
challenge-stone_age-shaman_points-least = Score { $n } points for shamans
challenge-stone_age-hungry-least = { $n ->
    [1] Let your people go hungry at least once
   *[other] Let your people go hungry at least { $n } times
}
challenge-stone_age-hungry-most = { $n ->
    [0] Your people never go hungry
   *[other] Your people go hungry at most { $n } times
}
challenge-stone_age-fed_with_resources-most = { $n ->
    [0] Never feed your people with resources
   *[other] Feed your people with resources at most { $n } times
}
challenge-stone_age-people-least = Have { $n } people
challenge-stone_age-people-most = Never have more than { $n } people
challenge-stone_age-tools-least = Have tools worth { $n }
challenge-stone_age-fields-least = Reach { $n } on the food track
challenge-stone_age-buildings-least = Build { $n } buildings
challenge-stone_age-buildings-most = { $n ->
    [0] Build no building
   *[other] Build at most { $n } buildings
}
challenge-stone_age-dearest_building-least = Build one building for at least { $n } points
challenge-stone_age-cards-most = { $n ->
    [0] Take no civilization card
   *[other] Take at most { $n } civilization cards
}
challenge-stone_age-hunts-most = { $n ->
    [0] Never go hunting
   *[other] Go hunting at most { $n } times
}
challenge-stone_age-gold_searches-most = { $n ->
    [0] Never send anybody to the river
   *[other] Send people to the river at most { $n } times
}
challenge-stone_age-wood_cuttings-most = { $n ->
    [0] Never send anybody to the forest
   *[other] Send people to the forest at most { $n } times
}
challenge-stone_age-tool_uses-most = { $n ->
    [0] Never add a tool to a roll
   *[other] Add tools to at most { $n } rolls
}
challenge-stone_age-gold-least = Find { $n } gold

# In Through the Ages.

challenge-through_the_ages-place-most = { $n ->
    [1] Win the game
   *[other] Finish in place { $n } or better
}
challenge-through_the_ages-lead-least = Be at least { $n } culture ahead of the best rival
challenge-through_the_ages-culture-least = Reach { $n } culture
challenge-through_the_ages-wonder_culture-least = Gain { $n } culture from wonders
challenge-through_the_ages-building_culture-least = Gain { $n } culture from urban buildings
challenge-through_the_ages-wars-least = { $n ->
    [1] Declare a war
   *[other] Declare { $n } wars
}
challenge-through_the_ages-wars-most = { $n ->
    [0] Declare no war
   *[other] Declare at most { $n } wars
}
challenge-through_the_ages-wars_won-least = { $n ->
    [1] Win a war, whoever declared it
   *[other] Win { $n } wars, whoever declared them
}
challenge-through_the_ages-aggressions-most = { $n ->
    [0] Play no aggression
   *[other] Play at most { $n } aggressions
}
challenge-through_the_ages-leaders-most = { $n ->
    [0] Have no leader
   *[other] Have at most { $n } leaders
}
challenge-through_the_ages-wonders-least = Complete { $n } wonders
challenge-through_the_ages-wonders-most = { $n ->
    [0] Complete no wonder
   *[other] Complete at most { $n } wonders
}
challenge-through_the_ages-colonies-least = Colonize { $n } territories
challenge-through_the_ages-events-most = { $n ->
    [0] Prepare no event
   *[other] Prepare at most { $n } events
}
challenge-through_the_ages-action_cards-most = { $n ->
    [0] Play no action card
   *[other] Play at most { $n } action cards
}
challenge-through_the_ages-technologies-least = Develop { $n } technologies
challenge-through_the_ages-governments-most = { $n ->
    [0] Never change your government
   *[other] Change your government at most { $n } times
}
challenge-through_the_ages-revolutions-least = Make { $n } revolutions
challenge-through_the_ages-uprisings-most = { $n ->
    [0] Your people never rise up
   *[other] Your people rise up at most { $n } times
}
challenge-through_the_ages-corruption-most = { $n ->
    [0] Lose nothing to corruption
    [1] Suffer corruption at most once
   *[other] Suffer corruption at most { $n } times
}
challenge-through_the_ages-strength-most = Never have more than { $n } strength
challenge-through_the_ages-units-most = { $n ->
    [1] Never have more than one unit
   *[other] Never have more than { $n } units
}
challenge-through_the_ages-science_rate-least = Make { $n } science a turn
challenge-through_the_ages-culture_rate-least = Make { $n } culture a turn
challenge-through_the_ages-people-least = Have { $n } workers, at work or not
challenge-through_the_ages-happiness-least = Have { $n } happy faces

# By when; how it stands.

challenge-by-age = { $goal } by the end of Age { $age }
challenge-by-round = { $goal } by the end of round { $round }
challenge-so-far-least = { $value } of { $n }
challenge-so-far-most = { $n ->
    [0] { $value } so far
   *[other] { $value } so far, at most { $n }
}
challenge-told-later = decided at the end
challenge-reached = reached
challenge-reached-with = reached: { $value }
challenge-kept = kept
challenge-missed = missed
challenge-missed-with = missed: { $value }
challenge-lost = This attempt can no longer reach a star.
challenge-against = { $n ->
    [1] Against one bot: { $level }
   *[other] Against { $n } bots: { $level }
}
challenge-edition-2006 = edition of 2006
challenge-grade = Grade { $grade } of 5
challenge-stars = { $n ->
    [1] { $n } star of 3
   *[other] { $n } stars of 3
}
challenge-attempts = { $n ->
    [1] { $n } attempt
   *[other] { $n } attempts
}
challenge-unknown = There is no challenge { $name }.
challenge-none-here = No challenge is played at this table.
challenge-not-yours = How a challenge stands is told to its player; to others when the game is over.

# In the terminal.

challenge-help = play a challenge: a goal, a limit, up to three stars
challenge-about = Play a challenge: a deal that is the same for everybody, with goals and limits for up to three stars. What you reach is kept.
challenge-which = a game, for its first challenge that you have no star of, or the id of a challenge
challenge-list = list the challenges and what you have reached
challenge-json = for programs: the list, or one challenge and how its last attempt stands
challenge-again = begin a new attempt, even if one is open
challenge-column-id = Id
challenge-column-game = Game
challenge-column-grade = Grade
challenge-column-goal = For the first star
challenge-column-best = Best
challenge-standing = { $goal }: { $state }
challenge-next = Next: { $title } ({ $command })

# In the browser.

web-title-challenges = Challenges
web-challenges-about = A deal that is the same for everybody, with a goal, a limit and up to three stars. Try as often as you like: your best attempt counts.
web-challenges-total = { $n } of { $all } stars
web-challenge-again = Try again
web-challenge-next = Next challenge
web-challenge-all = All challenges
web-challenge-star = { $n ->
    [1] First star
    [2] Second star
   *[other] Third star
}
web-challenge-goals = Challenge: { $title }
web-challenge-no-stars = No star this time
web-challenge-tried = How bots fared
web-challenge-wish = A bot that knows the goal
web-challenge-share = { $level }: { $share } % of { $games } games
web-challenge-rules = How challenges work
web-challenge-rule-same = Cards, dice and bots are the same for everybody and at every attempt: the same choices meet the same answers.
web-challenge-rule-stars = The second star needs the first, the third needs both. Stars are given when the game is over.
web-challenge-rule-undo = You take back only what told you nothing new, as at a daily deal; games at challenges are not in your statistics.
web-challenge-rule-grade = The grade follows from how often bots have reached the first star.
web-welcome-challenges = Challenges
web-welcome-challenges-about = Goals with a limit, in five grades, for up to three stars.

# Titles.

challenge-title-first-village = First village
challenge-title-golden-fields = Golden fields
challenge-title-good-tools = The right tool
challenge-title-full-huts = Full huts
challenge-title-hungry-winners = Hungry winners
challenge-title-small-tribe = A small tribe
challenge-title-bare-hands = Bare hands
challenge-title-no-hunters = No hunters
challenge-title-gold-rush = Gold rush
challenge-title-no-gold-diggers = Dry feet
challenge-title-spare-the-forest = Spare the forest
challenge-title-open-sky = Under the open sky
challenge-title-no-civilization = No need for culture
challenge-title-green-cards = Art and medicine
challenge-title-great-hall = The great hall
challenge-title-master-builders = Master builders
challenge-title-circle-of-shamans = Circle of shamans
challenge-title-hut-builders = Hut builders
challenge-title-tool-makers = Tool makers
challenge-title-short-summer = A short summer
challenge-title-first-empire = First empire
challenge-title-lasting-peace = Lasting peace
challenge-title-nobody-leads = Nobody leads
challenge-title-wonders-of-the-world = Wonders of the world
challenge-title-no-monuments = No monuments
challenge-title-warlord = Warlord
challenge-title-undefended = Undefended
challenge-title-no-shortcuts = No shortcuts
challenge-title-enlightenment = Enlightenment
challenge-title-crowded-land = A crowded land
challenge-title-eternal-despot = The eternal despot
challenge-title-no-intrigue = No intrigue
challenge-title-early-bloom = Early bloom
challenge-title-clean-hands = Clean hands
challenge-title-revolutionaries = Revolutionaries
challenge-title-happy-people = A happy people
challenge-title-three-empires = Three empires
challenge-title-old-ways = The old ways
challenge-title-old-masters = Without masters
challenge-title-old-colonies = Old colonies
