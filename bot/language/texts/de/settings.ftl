settings-title = ## Einstellungen dieses Servers
settings-about = Gilt für Tische, die von jetzt an geöffnet werden.
settings-language = Sprache der Tische
settings-rules = { $family }: Regeln, falls nichts anderes gewählt wird
settings-rules-usual = Übliche Regeln
settings-games = Spiele, die es hier gibt
settings-games-help = Die anderen werden nicht angeboten, ihre Befehle sind hier gesperrt.
settings-time = Bedenkzeit
settings-time-usual = Voreinstellung: { $time }
settings-threads = Ein Thread für jeden Tisch
settings-threads-help = Sonst ist der Tisch im Kanal, außer jemand wählt beim Öffnen einen Thread.
settings-pictures = Bilder von Tischen, Schaubilder
settings-pictures-help = Ohne sie ist alles Text.
settings-pace = Tempo
settings-quiet = Nachtruhe
settings-quiet-help = An mehrtägigen Tischen zählt sie nicht als Bedenkzeit, und niemand wird dann erwähnt.
settings-zone = Zeitzone
settings-level = Wie gut Computer spielen
settings-season = Saisons der Liga
settings-season-choice = { $choice ->
    [quarter] Vierteljährlich
    [off] Keine Liga
   *[month] Monatlich
}
settings-call_role = Rolle, die bei einem neuen Tisch erwähnt wird
settings-call_role-help = Sie wird höchstens einmal in der Stunde erwähnt, mit einem Knopf zum Mitspielen.
settings-call_role-none = Keine Rolle
settings-reactions = Zurufe am Tisch
settings-reactions-help = Sechs Sprüche als Knöpfe unter Mehr, für alle, die am Tisch sitzen oder zuschauen.
settings-to-mine = Eigene Vorlieben
settings-to-server = Einstellungen des Servers

time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
time-unlimited = so lange ihr wollt

language-opener = Sprache der Person, die den Tisch öffnet
language-discord = Wie in Discord eingestellt
language-name = Deutsch

likes-title = ## Deine Vorlieben
likes-about = Sie gelten nur für dich, auf jedem Server.
likes-language = Sprache
likes-text_table = Tisch als Text
likes-text_table-help = Zum Vorlesen: der ganze Tisch in Worten, in einer Nachricht mit deinen Karten, ohne Bilder und Symbole.
likes-pictures = Bilder der Karten
likes-pictures-help = Sonst stehen sie als Text da.
likes-hand_order = Reihenfolge der Karten
likes-hand_order-help = Am Spiel ändert sich nichts; nur dein Blatt sieht anders aus.
likes-hand_order-choice = { $choice ->
    [trumps_right] Trümpfe rechts, hohe Karten rechts
    [alternating] Trümpfe links, dann dunkle und helle Farben abwechselnd
    [by_suits] Farbe für Farbe, auch die Trümpfe
   *[usual] Trümpfe links, hohe Karten links
}
likes-large = Große Karten
likes-large-help = Höchstens drei in einer Reihe.
likes-letter_marks = Buchstaben bei den Farben
likes-letter_marks-help = So erkennst du sie auch in Schwarz-Weiß.
likes-four_colour = Vier Farben
likes-four_colour-help = Für das französische Blatt: Jede Farbe sieht anders aus.
likes-german_suits = Deutsche Farben
likes-german_suits-help = Du siehst Eichel, Laub, Herz und Schellen, Ober und Unter statt französischer Karten; die anderen merken nichts davon.
likes-page-0 = Karten
likes-page-1 = Am Tisch
likes-tell_at = Warnung bei Verlust
likes-tell_at-help = Unter deinen Karten, für die laufende Sitzung. Sonst sieht es niemand.
likes-tell_at-choice = { $choice ->
    [0] Nie
   *[other] Bei −{ $choice } Chips
}
likes-stop_at = Aufhören bei Verlust
likes-stop_at-help = Hast du so viel verloren, verlässt du nach dem Spiel den Tisch; es können ein paar Chips mehr werden. Die anderen erfahren nicht, warum.
likes-stop_at-choice = { $choice ->
    [0] Nie
   *[other] Bei −{ $choice } Chips
}
loss-told = ⚠️ Du stehst in dieser Sitzung bei { $chips }. Du wolltest bei { $limit } gewarnt werden. Das siehst nur du.
loss-stopped = ✋ Du stehst in dieser Sitzung bei { $chips } und hast den Tisch verlassen: Du wolltest bei { $limit } aufhören. Das siehst nur du.
likes-confirm = Karten bestätigen
likes-confirm-help = Eine Karte, die du antippst, wird erst gespielt, wenn du sie bestätigst.
likes-single = Einzige erlaubte Karte spielen
likes-single-help = Hast du keine Wahl, wird deine Karte nach einem Moment gespielt.
likes-reminders = Erinnerungen
likes-reminders-help = Ich erwähne dich, wenn ein Tisch auf dich wartet oder du einen Ausgleich bestätigen sollst.
likes-calls = Erinnerungen (mehrtägige Tische)
likes-calls-help = Eine, wenn du dran bist, außer du bist gerade da; sie wird gelöscht, wenn du geantwortet hast.
likes-digest = Diese Erinnerungen sammeln
likes-digest-help = Eine Nachricht am Tag statt einer für jeden Zug, in der Zeitzone der Nachtruhe. Wartet nichts auf dich, kommt keine.
likes-digest-choice = { $choice ->
    [-1] Nein, für jeden Zug eine
   *[other] Einmal am Tag um { $choice } Uhr
}
likes-calls-choice = { $choice ->
    [direct] In einer Direktnachricht
   *[table] Am Tisch
}
likes-listed = In Statistik und Liga zeigen
likes-listed-help = Andere sehen deine Statistik und deinen Platz in der Liga.

refused-not-managing = Diese Einstellungen kann nur ändern, wer das Recht „Server verwalten“ hat. Deine eigenen stehen unter `/vorlieben`.
