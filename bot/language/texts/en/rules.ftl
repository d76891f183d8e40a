# The rules in words: what all games share.
rules-part-end =
    { $session_end ->
        [deals] The session ends after { $deals } deals.
        [pot_empty] The session ends as soon as the pot is empty.
       *[other] { "" }
    } { $debt ->
        [stop_session] It ends as well when somebody's debt goes over the limit.
       *[other] { "" }
    } { $leftover_pot ->
        [keep] What is left in the pot at the end stays there.
       *[other] What is left in the pot at the end is shared equally; whoever ends the session with a deal in which they pay the bête gets none.
    }

rules-title = ## { $ruleset }
rules-seats = { $least } to { $most } players, { $direction ->
    [ccw] counter-clockwise
   *[other] clockwise
}.
rules-seats-exactly = Exactly { $most } players, { $direction ->
    [ccw] counter-clockwise
   *[other] clockwise
}.
rules-heading-stakes = **Stakes**
rules-heading-bid = **Who plays**
rules-heading-price = **Price**
rules-heading-play = **Tricks**
rules-heading-money = **Money**
rules-heading-special = **Special hands**
rules-heading-end = **The end**
rules-heading-pack = **Cards**
rules-heading-examples = **For example**, with today's stakes
rules-pack = { $pack }: { $suits }. From high to low: { $ranks }.
rules-ranking-alt = From high to low: { $cards }
rules-pack-irregular = { $pack }. From high to low: { $parts }.
rules-pack-ranked = { $pack }: { $suits }. From high to low: { $cards }.
rules-pack-larger = From { $seats } players on: { $pack }.
rules-example = { $number }. In the pot before: { $before }. { $paid } So when the first card is led, there are { $snapshot } in the pot.
rules-example-results = { $results }. In the pot afterwards: { $after }.
rules-example-outcome = → { $results }.
rules-fair = Every pack is sealed before it is dealt and can be checked when the session is over.

# The words of a game, explained to whoever presses the question mark; what begins like `seen` is a word in sight.
terms-title = ### The words of { $ruleset }
terms-all = All words
term-trick = **Trick**: everybody who is in plays a card, and the best card takes them all. **Trumps** beat every other suit.
term-trick-seen = trick, trump
term-pot = **Pot**: the chips in the middle.
term-pot-seen = pot
term-seal = **Seal**: a fingerprint of the shuffled pack; *What happened* shows it while the deal is played. When the session is over, anybody can check by it that nobody touched the cards.
term-seal-seen = seal
