# The toys that have hardly a text of their own: what has none is named by its code.
family-pebbles = Pebbles
family-pebbles-description = Play Pebbles in this channel
ruleset-pebbles = Pebbles
family-market = Market
family-market-description = Play Market in this channel
ruleset-market = Market
family-high-card = High Card
family-high-card-description = Play High Card in this channel
ruleset-high-card = High Card
