privacy-title = ## Was ich über dich speichere
privacy-name = Deine Discord-ID und dein Name: **{ $name }**.
privacy-played = Sitzungen, an denen du teilgenommen hast: { $sessions }; Spiele, in denen du Karten hattest: { $deals }.
privacy-answers = Deine Antworten: { $answers }; Buchungen von Chips: { $postings }.
privacy-judged = Spiele, in denen ich deine Entscheidungen beurteilt habe: { $deals }.
privacy-dailies = Spiele des Tages: an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gespielt.
privacy-settings = Deine Einstellungen: { $settings }.
privacy-not = Nachrichten lese und speichere ich nicht. Chips sind Spielgeld.
privacy-how-long = Das bleibt, bis du es löschst. Entfernt mich ein Server, wird { $days ->
    [0] sofort
    [one] nach 1 Tag
   *[other] nach { $days } Tagen
} alles von diesem Server gelöscht.
privacy-operator = Verantwortlich ist, wer mich betreibt: { $operator }
privacy-operator-unnamed = Verantwortlich ist, wer mich betreibt; wer mich auf den Server geholt hat, kennt die Person.
privacy-ways = `/datenschutz herunterladen` gibt dir alles als Datei, `/datenschutz löschen` löscht es.
privacy-export = Hier ist alles, was ich über dich speichere.
privacy-ask = ## Alles über dich löschen?
privacy-ask-what = An deine Stelle tritt überall ein anonymes Konto, damit die Summen stimmen und vergangene Spiele lesbar bleiben. Name, Einstellungen und Stand lassen sich nicht zurückholen.
privacy-delete = Endgültig löschen
privacy-keep = Behalten
privacy-deleted = Erledigt: Deine Daten sind gelöscht. Drückst du wieder einen meiner Knöpfe, speichere ich deinen Namen neu. Nachrichten, die schon in Kanälen stehen, bleiben dort; wer den Server verwaltet, kann sie löschen.
privacy-kept = Es wurde nichts gelöscht.
refused-data-too-large = Das ist zu viel für eine einzige Datei auf Discord. Wer mich betreibt, kann dir deine Daten geben.
