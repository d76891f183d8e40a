privacy-title = ## Was ich über dich speichere
privacy-name = Deine Discord-Nummer und deinen Namen, **{ $name }**.
privacy-played = Sitzungen, an denen du teilgenommen hast: { $sessions }; Spiele, in denen du Karten bekamst: { $deals }.
privacy-answers = Antworten von dir: { $answers }; Bewegungen von Chips zu dir oder von dir: { $postings }.
privacy-judged = Spiele, in denen ich deine Entscheidungen beurteilt habe: { $deals }.
privacy-dailies = Spiele des Tages, die du gespielt hast: { $days ->
    [one] eine Runde
   *[other] { $days } Runden
}
privacy-settings = Eigene Einstellungen: { $settings }.
privacy-not = Nachrichten werden weder gelesen noch gespeichert. Chips sind Spielgeld.
privacy-how-long = Das bleibt, bis du es löschst. Entfernt mich ein Server, wird nach { $days } Tagen alles von diesem Server gelöscht.
privacy-ways = `/datenschutz herunterladen` gibt dir alles als Datei, `/datenschutz löschen` löscht es.
privacy-export = Hier ist alles, was ich über dich speichere.
privacy-ask = ## Alles über dich löschen?
privacy-ask-what = An deine Stelle tritt überall ein anonymes Konto, damit die Summen stimmen und vergangene Spiele lesbar bleiben. Name, Einstellungen und Stand lassen sich nicht zurückholen.
privacy-delete = Endgültig löschen
privacy-keep = Behalten
privacy-deleted = Erledigt: Du bist gelöscht. Drückst du wieder einen meiner Knöpfe, lerne ich deinen Namen neu. Nachrichten, die schon in Kanälen stehen, bleiben dort; wer den Server leitet, kann sie löschen.
privacy-kept = Es wurde nichts gelöscht.
refused-data-too-large = Das ist zu viel für eine einzige Datei auf Discord. Frag die Person nach deinen Daten, die mich betreibt.
