# Die Spielzeuge, die kaum eigene Texte haben.
family-pebbles = Pebbles
family-pebbles-description = In diesem Kanal Pebbles spielen
ruleset-pebbles = Pebbles
family-brag = Brag
family-brag-description = In diesem Kanal Brag spielen
ruleset-brag = Brag
