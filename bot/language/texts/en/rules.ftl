# The rules in words: what all games share.
rules-part-end =
    { $session_end ->
        [deals] { $deals ->
            [one] The session ends after one deal.
           *[other] The session ends after { $deals } deals.
        }
        [pot_empty] The session ends as soon as the pot is empty.
       *[other] { "" }
    } { $debt ->
        [stop_session] It also ends when somebody goes past the loss limit.
       *[other] { "" }
    } { $leftover_pot ->
        [keep] What is left in the pot at the end stays there.
       *[other] What is left in the pot at the end is shared equally; a player who ends the session with their own bête gets nothing.
    }

rules-title = ## { $ruleset }
rules-seats = { $least } to { $most } players, { $direction ->
    [ccw] anticlockwise
   *[other] clockwise
}.
rules-seats-exactly = Exactly { $most } players, { $direction ->
    [ccw] anticlockwise
   *[other] clockwise
}.
rules-heading-stakes = **Stakes**
rules-heading-bid = **Who plays**
rules-heading-price = **Price**
rules-heading-play = **Tricks**
rules-heading-money = **Scoring**
rules-heading-special = **Special hands**
rules-heading-end = **The end**
rules-heading-pack = **Cards**
rules-heading-examples = **For example**, with the stakes set here
rules-pack = { $pack }: { $suits }. From high to low: { $ranks }.
rules-ranking-alt = From high to low: { $cards }
rules-pack-irregular = { $pack }. From high to low: { $parts }.
rules-pack-ranked = { $pack }: { $suits }. From high to low: { $cards }.
rules-pack-larger = With { $seats } players or more: { $pack }.
rules-example = { $number }. In the pot before: { $before }. { $paid } So when the first card is led, the pot is { $snapshot }.
rules-example-results = { $results }. In the pot afterwards: { $after }.
rules-example-outcome = → { $results }.
rules-fair = Every pack is sealed before it is dealt and can be checked when the session is over.

# The words of a game, explained to whoever presses the question mark; what begins like `seen` is a word in sight.
terms-title = ### The words of { $ruleset }
terms-all = All words
term-trick = **Trick**: everybody who is in plays a card, and the best card wins them all. **Trumps** beat every other suit.
term-trick-seen = trick, trump
term-pot = **Pot**: the chips in the middle.
term-pot-seen = pot
term-seal = **Seal**: a check number for the shuffled pack; *What happened* shows it while the deal is played. When the session is over, you can use it to check that nobody changed the cards.
term-seal-seen = seal
