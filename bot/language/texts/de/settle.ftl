# Schulden, die anderswo beglichen wurden.
command-settle = begleichen
command-settle-description = Festhalten, dass eine Schuld anderswo beglichen wurde; beide Seiten bestätigen
argument-person = person
argument-person-description = Wen du bezahlt hast
argument-chips = chips
argument-chips-description = Wie viele Chips du bezahlt hast

settle-title = ## Begleichen
settle-explained = Was ihr einander schuldet. Zahlt anderswo und haltet es dann hier fest; die andere Seite bestätigt.
settle-corners-explained = So wenige Zahlungen wie möglich, über Eck verrechnet: Vielleicht zahlst du jemandem, mit dem du nie an einem Tisch warst. Für alle kommt dasselbe heraus.
settle-corners = { $saved ->
    [one] Über Eck eine Zahlung sparen
   *[other] Über Eck { $saved } Zahlungen sparen
}
settle-direct = Zurück: wer wem schuldet
debts-explained = Alle Sitzungen auf diesem Server zählen. Was die Computer gewonnen oder verloren haben, schuldet niemand jemandem.
settle-nothing = Niemand schuldet jemandem etwas.
settle-other = War es ein anderer Betrag? Nimm `/begleichen` mit der Person und den Chips.
settle-i-paid = Ich habe { $name } { $amount } bezahlt
settle-paid-me = { $name } hat mir { $amount } bezahlt

settle-request-title = ### Anderswo beglichen
settle-request = { $mention }, stimmt das?
settle-agreed = ✓ { $name } sagt ja.
settle-open = ▫ { $name } hat noch nicht geantwortet.
settle-yes = Ja, das stimmt
settle-no = Nein
settle-done-title = ### Beglichen
settle-done = Beide Seiten haben bestätigt; es steht im Kassabuch.
settle-denied = { $name } sagt nein. Nichts wurde gebucht.

refused-settle-both = Nenne beides: die Person und die Chips, die du bezahlt hast. Oder nichts davon, dann mache ich einen Vorschlag.
refused-settle-self = Mit dir selbst kannst du nichts begleichen.
refused-settle-computer = Mit Computern gibt es nichts zu begleichen; wähle eine Person.
refused-settle-asked = Zu dieser Zahlung von { $payer } an { $payee } wird schon gefragt. Findest du die Frage nicht mehr, frag noch einmal mit `/begleichen` und dem Namen.
refused-settle-not-yours = Darauf können nur { $payer } und { $payee } antworten.
