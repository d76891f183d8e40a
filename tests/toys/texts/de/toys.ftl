# Die Spielzeuge, die kaum eigene Texte haben.
family-pebbles = Pebbles
family-pebbles-description = In diesem Kanal Pebbles spielen
ruleset-pebbles = Pebbles
family-market = Market
family-market-description = In diesem Kanal Market spielen
ruleset-market = Market
family-high-card = High Card
family-high-card-description = In diesem Kanal High Card spielen
ruleset-high-card = High Card
