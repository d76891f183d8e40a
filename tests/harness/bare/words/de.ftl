# Die Spielzeuge, die kaum eigene Texte haben.
family-pebbles = Pebbles
family-pebbles-description = In diesem Kanal Pebbles spielen
ruleset-pebbles = Pebbles
family-market = Market
family-market-description = In diesem Kanal Market spielen
ruleset-market = Market
family-brag = Brag
family-brag-description = In diesem Kanal Brag spielen
ruleset-brag = Brag
