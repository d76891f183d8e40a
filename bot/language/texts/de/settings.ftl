settings-title = ## Einstellungen dieses Servers
settings-about = Gilt für Tische, die von jetzt an geöffnet werden.
settings-language = Sprache der Tische
settings-rules = Regeln von { $family }, wenn niemand andere wählt
settings-rules-usual = Übliche Regeln
settings-games = Spiele, die es hier gibt
settings-games-help = Die anderen werden nicht angeboten, und ihre Befehle gehen hier nicht.
settings-time = Bedenkzeit
settings-time-usual = Üblich bei diesem Bot: { $time }
settings-threads = Ein Thread für jeden Tisch
settings-threads-help = Aus: Der Tisch steht im Kanal, wenn /… start nichts anderes sagt.
settings-pictures = Bilder von Tischen und Verläufen
settings-pictures-help = Ohne sie ist alles Text.
settings-pace = Tempo
settings-level = Wie gut Computer spielen
settings-call_role = Rolle, die gerufen wird, wenn ein Tisch aufgeht
settings-call_role-help = Sie wird höchstens einmal in der Stunde erwähnt, mit einem Knopf zum Mitspielen.
settings-call_role-none = Niemanden rufen
settings-reactions = Zurufe am Tisch
settings-reactions-help = Sechs Sprüche als Knöpfe unter Mehr, für alle, die am Tisch sitzen oder zuschauen.
settings-to-mine = Nur für mich
settings-to-server = Für den Server

time-seconds = { $seconds ->
    [3600] 1 Stunde
    [86400] 1 Tag
   *[other] { $seconds } Sekunden
}
time-unlimited = so lange ihr wollt

language-opener = Die der Person, die den Tisch öffnet
language-discord = Wie in meinem Discord
language-name = Deutsch

likes-title = ## Meine Vorlieben
likes-about = Sie gelten nur für dich, auf jedem Server.
likes-language = Meine Sprache
likes-pictures = Bilder meiner Karten
likes-pictures-help = Sonst stehen sie als Text da.
likes-large = Grosse Karten
likes-large-help = Höchstens drei in einer Reihe.
likes-letter_marks = Buchstaben bei den Farben
likes-letter_marks-help = So lassen sie sich ohne Farben unterscheiden.
likes-four_colour = Vier Farben
likes-four_colour-help = Für das französische Blatt: Jede Farbe bekommt ihre eigene.
likes-german_suits = Deutsche Farben
likes-german_suits-help = Statt französischer Karten sehe ich Eichel, Laub, Herz und Schellen, mit Ober und Unter, überall, wo nur ich hinschaue.
likes-reminders = Erinnerungen
likes-reminders-help = Ich erwähne dich, wenn ein Tisch auf dich wartet oder du eine Zahlung bestätigen sollst.
likes-listed = In Statistiken zu sehen
likes-listed-help = Andere dürfen sehen, wie ich spiele.

refused-not-managing = Diese Einstellungen ändern kann nur, wer das Recht «Server verwalten» hat. Deine eigenen stehen unter `/vorlieben`.
