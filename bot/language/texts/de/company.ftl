# Wer um den Tisch ist: freie Plätze, Zuschauer, Einladungen, Zurufe.
seats-free = { $seats ->
    [one] Ein Platz frei
   *[other] { $seats } Plätze frei
}
seats-of-computers = Steigst du ein, macht ein Computer Platz.
seats-full = Kein Platz frei
watch = Zuschauen
watching-count = 👁 { $people ->
    [one] Eine Person schaut zu
   *[other] { $people } Personen schauen zu
}
watching-title = ### Du schaust zu
watching-about = In der Nachricht des Tisches steht alles, was du sehen darfst; die Blätter der anderen siehst auch du nicht.
watching-waits = Wird zwischen zwei Spielen ein Platz frei, sage ich dir hier Bescheid.
watching-wait = Bescheid sagen, wenn frei
watching-wait-no-more = Nicht mehr Bescheid sagen
watching-stop = Nicht mehr zuschauen
watched = Du schaust nicht mehr zu.
invitation = { $mention } **{ $name }** lädt dich zum Spielen ein: { $ruleset }.
seat-is-free = { $mentions } An diesem Tisch ist ein Platz frei: { $ruleset }.
role-call = { $mention } **{ $name }** hat einen Tisch geöffnet: { $ruleset }.
send-away-hint = Einen Platz freigeben
send-away = { $name }
send-away-computer = { $name } (Computer)
reactions-switch-off = Zurufe ausschalten
reactions-switch-on = Zurufe einschalten

# Was man über den Tisch rufen kann, und wie es steht.
reacted-by = 💬 **{ $name }**: „{ $reaction }“
reacted = Du hast „{ $reaction }“ über den Tisch gerufen.
reaction-in = Bin dabei!
reaction-oha = Oha!
reaction-well-played = Schön gespielt!
reaction-ouch = Autsch!
reaction-come-on = Na los!
reaction-thanks = Danke!
