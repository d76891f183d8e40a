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
settings-threads-help = Sonst steht der Tisch im Kanal, wenn /… start nichts anderes sagt.
settings-pictures = Bilder von Tischen und Verläufen
settings-pictures-help = Ohne sie ist alles Text.
settings-pace = Tempo
settings-level = Wie gut Computer spielen
settings-season = Saisons der Liga
settings-season-choice = { $choice ->
    [quarter] Je ein Vierteljahr
    [off] Keine Liga
   *[month] Je ein Monat
}
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
likes-text_table = Tisch als Text
likes-text_table-help = Für die Ohren und den Screenreader: der ganze Tisch in Worten, in einer Nachricht mit meinen Karten, ohne Bilder und Zeichen.
likes-pictures = Bilder meiner Karten
likes-pictures-help = Sonst stehen sie als Text da.
likes-hand_order = Reihenfolge meiner Karten
likes-hand_order-help = Die Spiele bleiben, wie sie sind; nur dein Blatt sieht anders aus.
likes-hand_order-choice = { $choice ->
    [trumps_right] Trümpfe rechts, hohe Karten rechts
    [alternating] Trümpfe links, dann dunkle und helle Farben abwechselnd
    [by_suits] Farbe für Farbe, auch die Trümpfe
   *[usual] Trümpfe links, hohe Karten links
}
likes-large = Große Karten
likes-large-help = Höchstens drei in einer Reihe.
likes-letter_marks = Buchstaben bei den Farben
likes-letter_marks-help = So lassen sie sich ohne Farben unterscheiden.
likes-four_colour = Vier Farben
likes-four_colour-help = Für das französische Blatt: Jede Farbe bekommt ihre eigene.
likes-german_suits = Deutsche Farben
likes-german_suits-help = Statt französischer Karten sehe ich Eichel, Laub, Herz und Schellen, mit Ober und Unter, überall, wo nur ich hinschaue.
likes-page-0 = Karten
likes-page-1 = Am Tisch
likes-tell_at = Sag mir, wenn ich verliere
likes-tell_at-help = Unter meinen Karten, für die laufende Sitzung. Sonst sieht es niemand.
likes-tell_at-choice = { $choice ->
    [0] Nie
   *[other] Bei −{ $choice } Chips
}
likes-stop_at = Halt mich auf, wenn ich verliere
likes-stop_at-help = Ich verlasse den Tisch nach dem Spiel, in dem es so weit ist; ein einzelnes Spiel kann mehr kosten. Warum ich gehe, erfährt niemand.
likes-stop_at-choice = { $choice ->
    [0] Nie
   *[other] Bei −{ $choice } Chips
}
loss-told = ⚠️ Du stehst in dieser Sitzung bei { $chips } und wolltest es ab { $limit } wissen. Das siehst nur du.
loss-stopped = ✋ Du stehst in dieser Sitzung bei { $chips } und hast den Tisch verlassen, wie du es ab { $limit } wolltest. Das siehst nur du.
likes-confirm = Karten bestätigen
likes-confirm-help = Eine Karte, die ich antippe, wird erst gespielt, wenn ich sie bestätige.
likes-single = Einzige erlaubte Karte spielen
likes-single-help = Habe ich keine Wahl, wird meine Karte nach einem Moment gespielt.
likes-reminders = Erinnerungen
likes-reminders-help = Ich erwähne dich, wenn ein Tisch auf dich wartet oder du eine Zahlung bestätigen sollst.
likes-listed = In Statistiken zu sehen
likes-listed-help = Andere dürfen sehen, wie ich spiele und wo ich in der Liga stehe.

refused-not-managing = Diese Einstellungen ändern kann nur, wer das Recht „Server verwalten“ hat. Deine eigenen stehen unter `/vorlieben`.
