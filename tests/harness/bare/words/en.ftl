# The toys that have hardly a text of their own: what has none is named by its code.
family-pebbles = Pebbles
family-pebbles-description = Play Pebbles in this channel
ruleset-pebbles = Pebbles
family-brag = Brag
family-brag-description = Play Brag in this channel
ruleset-brag = Brag
