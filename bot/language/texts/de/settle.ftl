# Zwei gleichen ihre Chips aus.
command-settle = ausgleichen
command-settle-description = Festhalten, dass zwei ihre Chips ausgeglichen haben; beide Seiten bestätigen
argument-person = person
argument-person-description = Mit wem du ausgleichst
argument-chips = chips
argument-chips-description = Um wie viele Chips dein Stand steigt

settle-title = ## Ausgleichen
settle-explained = Wer im Minus ist, kann mit jemandem im Plus ausgleichen: Drück auf den Namen, die andere Seite bestätigt, und beide Stände ändern sich. Es bleibt Spielgeld.
settle-corners-explained = So gleicht ihr mit den wenigsten Schritten aus, vielleicht auch mit Leuten, mit denen ihr nie an einem Tisch wart. Für alle kommt dasselbe heraus.
settle-corners = { $saved ->
    [one] Einen Schritt sparen
   *[other] { $saved } Schritte sparen
}
settle-direct = Zurück zur ganzen Liste
debts-explained = Alle Sitzungen auf diesem Server zählen, ohne das, was schon ausgeglichen ist. Was die Computer gewonnen oder verloren haben, ist nicht dabei.
settle-nothing = Alles ist ausgeglichen.
settle-other = Ein anderer Betrag? Nimm `/ausgleichen` mit der Person und den Chips.
settle-i-paid = Mit { $name } ausgleichen: +{ $amount }
settle-paid-me = Mit { $name } ausgleichen: −{ $amount }

settle-request-title = ### Ausgleich
settle-request = { $mention }, stimmt das?
settle-agreed = ✓ { $name } sagt Ja.
settle-open = ▫ { $name } hat noch nicht geantwortet.
settle-yes = Ja, das stimmt
settle-no = Nein
settle-done-title = ### Ausgeglichen
settle-done = Beide Seiten haben bestätigt; es steht im Kassenbuch.
settle-denied = { $name } sagt Nein. Nichts wurde gebucht.

refused-settle-both = Nenne beides: die Person und die Chips. Oder nichts davon, dann mache ich einen Vorschlag.
refused-settle-self = Mit dir selbst kannst du nichts ausgleichen.
refused-settle-computer = Mit Computern gibt es nichts auszugleichen; wähle eine Person.
refused-settle-asked = Für den Ausgleich zwischen { $payer } und { $payee } läuft schon eine Anfrage. Ist sie verschwunden, nimm noch einmal `/ausgleichen` mit dem Namen.
refused-settle-not-yours = Darauf können nur { $payer } und { $payee } antworten.
