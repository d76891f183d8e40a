play-here-title = ## Hier wird gespielt
play-here-about = Such dir ein Spiel aus: Der Tisch wird in diesem Kanal geöffnet. Befehle eintippen muss niemand.
play-here-daily = Spiele des Tages
my-tables = Meine Tische
my-tables-title = ## Deine Tische
my-tables-none = Du sitzt gerade an keinem Tisch.
my-tables-more = { $count ->
    [one] Und noch einer.
   *[other] Und { $count } weitere.
}
my-tables-your-turn = Du bist dran
my-tables-since = gefragt { $when }
my-tables-others-turn = { $name } ist dran
my-tables-state = { $phase ->
    [lobby] Hat noch nicht angefangen
    [pause] Zwischen zwei Spielen
   *[other] Gerade ist niemand dran
}

settings-play_here = Hier wird gespielt
settings-play_here-help = Eine Nachricht mit Knöpfen für Spiele, Tische und Übungsspiele; niemand muss Befehle eintippen.
settings-play_here-there = Sie steht in { $channel }.
settings-play_here-post = In diesen Kanal stellen
settings-play_here-away = Entfernen
settings-play_here_stays = Immer ganz unten
settings-play_here_stays-help = Nach jeder Sitzung im selben Kanal steht sie wieder ganz unten.
settings-kept_out = Nicht an unseren Tischen
settings-kept_out-help = Diese Leute können hier weder mitspielen noch zuschauen. Sitzen sie gerade an einem Tisch, verlassen sie ihn.
settings-kept_out-none = Niemand

refused-kept-out = An den Tischen dieses Servers kannst du zurzeit nicht mitspielen. Übungsspiele und die Spiele des Tages stehen dir weiterhin offen. Hältst du das für ein Versehen, frag die Leute, die den Server verwalten.

command-tables = tische
command-tables-description = Deine Tische, und wer dran ist
refused-invited-kept-out = { $name } kann an den Tischen dieses Servers nicht mitspielen.

# In the menu of a member.
command-play-with = Spielen mit …
games-for-guest = Öffne einen Tisch, und ich lade { $mention } ein.
