# Warum etwas nicht geht, und was geht. Geändert hat sich nichts.
refused-unknown = Das geht jetzt nicht.
refused-already-at-table = Du sitzt schon an diesem Tisch.
refused-amount-outside = Wähle einen Betrag von { $low } bis { $high }.
refused-cut-length = Das Wort zum Abheben darf 1 bis { $most } Zeichen haben.
refused-table-trouble = Bei mir ging etwas schief; geändert hat sich nichts. Drück gleich noch einmal.
refused-database-away = Die Datenbank antwortet gerade nicht. Nichts wurde geändert; versuch es gleich noch einmal.
refused-database-refuses = Nichts ging verloren; der Tisch wartet und versucht es wieder. Drück gleich noch einmal.
refused-leaving = Ich werde gerade neu gestartet; nichts ging verloren. Drück gleich noch einmal.
refused-emojis-gone = Die Bilder der Farben fehlen mir gerade, ich nehme einfache Zeichen. Drück bitte noch einmal.
refused-deal-is-running = Gerade läuft ein Spiel; das geht erst, wenn es zu Ende ist.
refused-decided-already = Das ist schon entschieden.
refused-family-off = { $family } ist auf diesem Server ausgeschaltet; `/spiele` zeigt, was es hier gibt.
refused-forbidden-here = Discord lässt mich das hier nicht tun. Wer den Server verwaltet, kann meine Rechte in diesem Kanal prüfen.
refused-shards-uncertain = Ich konnte das gerade nicht speichern, es zählt also nicht. Verloren ist nichts; versuch es gleich noch einmal.
refused-host-only = Das darf nur, wer den Tisch leitet: { $name }. Die Sitzung beenden darf auch, wer den Server verwaltet.
refused-join-after-deal = Du sitzt am Tisch, aber nicht in diesem Spiel. Beim nächsten bekommst du Karten.
refused-no-computer = An diesem Tisch sitzt kein Computer.
refused-no-such-answer = Das steht jetzt nicht zur Wahl.
refused-no-such-card = Diese Karte gibt es nicht.
refused-no-table-here = In diesem Kanal ist kein Tisch offen. Mit `/spiele` öffnest du einen.
refused-no-stakes = Dieses Spiel wird ohne Einsatz gespielt.
refused-not-at-table = Du sitzt nicht an diesem Tisch.
refused-not-away = Du bist schon da.
refused-not-the-cutter = Abheben darf nur { $name }.
refused-not-your-turn = { $name } ist dran.
refused-old-command = Diesen Befehl gibt es inzwischen in anderer Form. Starte Discord neu (am Rechner mit Strg+R) und versuch es noch einmal.
refused-old-form = Dieses Formular gilt nicht mehr. Drück noch einmal auf den Knopf.
refused-old-button = Dieser Knopf gilt nicht mehr. Nimm die neueste Nachricht des Tisches.
refused-option-bound = { $option }: { $side ->
    [low] mindestens
   *[high] höchstens
} { $bound }.
refused-option-bounds = { $option }: Wähle eine Zahl von { $low } bis { $high }.
refused-option-unknown = Die Hausregel „{ $option }“ gibt es in diesem Spiel nicht.
refused-option-value = { $option }: „{ $value }“ geht nicht.
refused-permission-missing = Ich brauche in diesem Kanal das Recht „{ $permission }“. Wer den Server verwaltet, kann es mir in den Kanaleinstellungen unter Berechtigungen geben.
refused-record-unreadable = Diese Datei ist keine lesbare Aufzeichnung.
refused-rules-unknown = Die Regeln „{ $rules }“ kenne ich nicht. Wähle sie aus der Liste.
refused-ruleset-unknown = Das Spiel „{ $ruleset }“ kenne ich nicht. Ich kenne: { $known }.
refused-seats-outside = Dieses Spiel ist für { $low } bis { $high } Leute; am Tisch { $seats ->
    [one] sitzt 1.
   *[other] sitzen { $seats }.
}
refused-seated = Du sitzt noch an einem Tisch. Verlass ihn mit **Gehen** und warte, bis die Sitzung zu Ende ist; dann kann ich deine Daten löschen.
refused-session-runs = Auf diesem Server läuft noch eine Sitzung. Beende sie zuerst.
refused-server-only = Gespielt wird nur in den Kanälen eines Servers.
refused-session-over = Diese Sitzung ist zu Ende. Mit `/spiele` öffnest du einen neuen Tisch.
refused-stakes-unreadable = Diese Einsätze kann ich nicht lesen. Schreib sie so: { $example }
refused-started-already = Das Spiel hat begonnen; ändern lässt sich das nur vor dem ersten Geben.
refused-table-full = Der Tisch ist voll: Mehr als { $most } haben keinen Platz.
refused-table-gone = Diesen Tisch gibt es nicht mehr.
refused-table-here = In diesem Kanal ist schon ein Tisch offen.
refused-no-threads-here = In diesem Kanal gibt es keine Threads. Öffne den Tisch in einem Textkanal oder ohne Thread.
refused-seconds-over-days = Bei mehrtägigen Spielen ist die Bedenkzeit 12 Stunden (43200 Sekunden), 1 Tag (86400), 2 Tage (172800) oder 3 Tage (259200).
refused-turn-seconds = Die Bedenkzeit ist 0 (so lange ihr wollt) oder { $low } bis { $high } Sekunden.

permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen
permission-attach_files = Dateien anhängen

go-to-table = Zum Tisch
left = Du hast den Tisch verlassen. Bis bald!
stopped = Die Sitzung ist zu Ende.
stopping-untimed = Nach diesem Spiel ist Schluss. Soll gleich Schluss sein, drück **Sofort beenden** oder nimm noch einmal den Befehl *aufhören*; dann zählt dieses Spiel für niemanden.
unexpected-error = Bei mir ging etwas schief; verloren ist nichts. Passiert es wieder, gib der Person, die mich betreibt, diese Nummer: { $number }
refused-name-missing = Gib den Regeln einen Namen, damit man sie wiederfindet.
refused-too-fast = Etwas langsamer, bitte: Dieser Knopfdruck zählt nicht.
refused-too-many-saved = Dieser Server hat schon { $most } gespeicherte Regelsätze. Speichere unter einem ihrer Namen, um ihn zu ersetzen.
refused-still-thinking = { $name } überlegt vielleicht noch. In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} könnt ihr abstimmen, ob es ohne { $name } weitergeht.
refused-nobody-lost = Über das Ende könnt ihr erst abstimmen, wenn jemand seit einer Woche abwesend ist.
refused-vote-absent = Abstimmen kannst du nur, solange du da bist und weiterspielst.
refused-still-here = { $name } ist da; freigeben kannst du nur den Platz von Abwesenden.
refused-cut-unreadable = Dieses Wort enthält Zeichen, die ich nicht speichern kann. Nimm bitte ein anderes.
refused-table-elsewhere = Dieser Tisch ist in einem anderen Kanal.
refused-sent-away = Dein Platz hier wurde vor dem Spiel freigegeben. Wieder mitspielen kannst du, wenn dich { $name } einlädt.
refused-own-seat = Hier geht es um die Plätze der anderen. Selbst gehst du mit **Gehen**.
refused-sits-here = { $name } sitzt schon an diesem Tisch.
refused-invited-already = Diese Person wurde gerade erst eingeladen; lass ihr zehn Minuten Zeit.
refused-invited-many = An diesen Tisch wurden eben viele eingeladen. Warte ein paar Minuten, bevor du weitere einlädst.
refused-invited-bot = Bots spielen hier nicht mit. Einen Computerspieler gibt es vor dem Spiel mit „+ Computer“.
refused-invited-unwilling = { $name } möchte von mir nicht erwähnt werden. Frag am besten selbst.
refused-reactions-off = Zurufe sind an diesem Tisch oder auf diesem Server ausgeschaltet.
refused-reaction-from-afar = Setz dich dazu oder schau zu; dann kannst du etwas über den Tisch rufen.
refused-reaction-too-soon = Gleich wieder: Alle fünf Sekunden geht ein Zuruf.
refused-role-not-mentionable = Ich darf { $role } nicht erwähnen. Erlaube allen, die Rolle zu erwähnen, oder gib mir in diesem Kanal das Recht „@everyone, @here und alle Rollen erwähnen“.
refused-adviser-off = An diesem Tisch spielt niemand mit Ratgeber: Wer den Tisch leitet, hat ihn nicht erlaubt.
refused-adviser-not-taken = Schalte zuerst unter **Mehr …** den Ratgeber ein.
refused-adviser-this-deal = Dieses Spiel hast du mit Ratgeber begonnen. Zwischen zwei Spielen kannst du ohne ihn weitermachen.
refused-advice-running = Ich rechne noch an deinem Rat. Er kommt gleich.
refused-performance-running = Ich gehe deine Entscheidungen noch durch. Eins nach dem anderen.
refused-take-back-late = Das lässt sich nicht mehr zurücknehmen: Es ging schon weiter, oder jemand hat Karten gesehen.
refused-take-back-off = An diesem Tisch wird nichts zurückgenommen.
refused-take-back-not-yours = Das kann nur { $name } zurücknehmen.
