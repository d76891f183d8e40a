# Was eine Person für sich liest.
hand-title = ### Deine Karten · Spiel { $number }
join-next-deal = Setz dich dazu, dann bist du beim nächsten Spiel dabei.
hand-not-dealt-in = Du sitzt am Tisch und bekommst ab dem nächsten Spiel Karten.
hand-no-deal = Beim nächsten Spiel erscheinen hier deine Karten.
hand-none = In diesem Spiel hat niemand Karten auf der Hand: Alles liegt offen auf dem Tisch.
hand-hidden = Deine Karten liegen verdeckt: Noch darfst du sie nicht ansehen.
hand-not-dealt = Deine Karten sind noch nicht gegeben.
hand-empty = Du hast alle Karten gespielt.
hand-earlier = … und { $count } davor: **Was bisher geschah**
hand-alt = Deine Karten: { $cards }
hand-found-card = { $card } (gefunden)
hand-out = Du bist in diesem Spiel nicht mehr dabei.
hand-sits-out = Du setzt in diesem Spiel aus.
hand-still-in = Noch dabei: { $names }
hand-your-turn = **Du bist dran**: { $question }
hand-in = Du bist dabei.
hand-asked = ▶ **{ $name }**: { $question }
hand-waiting = Wenn du dran bist, steht hier, was du wählen kannst.
hand-in-waiting = { hand-in } { hand-waiting }
hand-renew = Aktualisieren
hands-before-restart = ↻ Ich war kurz weg. Karten über dieser Nachricht gelten nicht mehr; **Meine Karten** zeigt sie neu.
ahead-hint = Nächste Karte vorab wählen
ahead-answer = Vorab antworten
ahead-said = Wirst du gefragt, antwortest du **{ $answer }**. Das siehst nur du.
ahead-lapsed = Du hattest vorab { $answer } gewählt; das geht jetzt nicht mehr. Entscheide neu.
ahead-not = Erst später entscheiden
ahead-chosen = { $card } wird gespielt, wenn das dann erlaubt ist. Das siehst nur du.
confirm-card = { $card } spielen

duty-unknown = Deine anderen Karten darfst du jetzt nicht spielen.
led-trumps-named = Trumpf ({ $trump })
led-trumps = Trumpf
duty-follow = Angespielt: { $suit }. Du hast davon, also musst du bedienen.
duty-trump = Du kannst nicht bedienen ({ $suit }), hast aber Trumpf ({ $trump }), also musst du stechen.
duty-head = Du kannst höher spielen, also musst du.

reminder = { $mention } { $question }
digest = { $mention } { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
calls-switch-off = Keine Direktnachrichten mehr
no-trick-yet = Noch ist kein Stich fertig.
nothing-yet = Noch ist nichts geschehen.
happened-title = ### Was in Spiel { $number } geschah
happened-since = Seit deinem letzten Knopfdruck:
happened-since-answer = Seit deiner letzten Antwort, { $when }:
happened-deal = Spiel { $number } ist zu Ende: { $results }
happened-nothing-new = Nichts Neues seit deinem letzten Knopfdruck. Zuletzt geschah:
more-title = ### Mehr
more-old = Dieses Menü gehörte zu einem früheren Spiel. So steht es jetzt.
more-leaving = Du gehst nach diesem Spiel.
more-pot-shared = Im Pot { $pot ->
    [one] liegt 1 Chip
   *[other] liegen { $pot } Chips
}. Bleibt am Ende der Sitzung etwas darin, wird es unter den Spielern des letzten Spiels aufgeteilt.
more-pot-no-share = Beendest du die Sitzung mit einem Spiel, in dem du die Bête zahlst, bekommst du keinen Anteil.
more-away = Du bist abwesend: Ein Computer spielt nur deine Karten und setzt nichts ein. Mit **Bin wieder da** übernimmst du wieder.
sits-out-away = Du bist abwesend und bekommst keine Karten. Mit **Bin wieder da** bist du ab dem nächsten Spiel dabei.
stay = Doch bleiben
rules = Regeln
leave-after = Nach diesem Spiel gehen
stop-after = Nach dem Spiel für alle beenden
stop-back = Doch weiterspielen
stop-now = Sitzung beenden
end-now = Sofort beenden

# Voting about somebody who is away: whose seat, and how many votes there are and are needed.
go-on-without = Ohne { $name } weiterspielen ({ $votes }/{ $needed })
leave-to-computer = Computer für mich spielen lassen
remove-seat = Platz von { $name } freigeben ({ $votes }/{ $needed })
# Dieselbe Abstimmung über die Sitzung, wenn jemand zu lange abwesend ist: wer, und die Stimmen.
more-lost = { $name } kommt nicht mehr. Ihr könnt abstimmen: den Platz freigeben oder die Sitzung für alle beenden.
end-by-vote = Für Schluss stimmen ({ $votes }/{ $needed })

# Der Zettel eines Spiels um Punkte.
score-sheet = Punkteliste
score-sheet-title = ### Punkteliste · { $ruleset }
sheet-with = m{ NUMBER($matadors, useGrouping: 0) }
sheet-without = o{ NUMBER($matadors, useGrouping: 0) }
sheet-points = Spielpkt.
sheet-won = ✓
sheet-won-aloud = gewonnen
sheet-lost = ✗
sheet-lost-aloud = verloren
sheet-against = andere ✗
score-sheet-empty = Noch steht nichts darauf: Das erste Spiel ist noch nicht zu Ende.
score-sheet-alt = Punkteliste. Bisher: { $totals }
suits-german = Deutsche Farben
suits-french = Französische Farben
suits-held-german = Du siehst deine Karten jetzt mit deutschen Farben (Eichel, Laub, Herz und Schellen), mit Ober und Unter, in jedem Spiel mit diesem Blatt. Die anderen merken nichts davon.
suits-held-french = Du siehst deine Karten wieder mit französischen Farben.

# Zurücknehmen.
take-back = Zurücknehmen
take-back-sign = ↩
taken-back = ↩ Zurückgenommen: { $told }
taken-back-by = { $name } { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
take-back-allow = Zurücknehmen erlauben
take-back-forbid = Zurücknehmen verbieten
confirm-offer-about = Vertippt? Mit **Karten bestätigen** wird eine Karte, die du antippst, erst gespielt, wenn du sie bestätigst.
confirm-offer = Karten bestätigen
