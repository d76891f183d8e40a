# Was in der Schweiz und in Liechtenstein gesagt wird: passe.
schafkopf-choice-pick-pass = Passe
schafkopf-answered-pick-pass = { $name } passt.
schafkopf-event-thrown-in-widow = Alle drei passen: Niemand schreibt etwas, der Nächste gibt.
schafkopf-event-dealer-picks = Die beiden anderen passen: **{ $name }** hat gegeben, muss nehmen und spielt allein um 61 Augen.
schafkopf-mark-passed = gepasst
schafkopf-option-all_pass = Wenn alle passen
schafkopf-told-passed = Alle drei haben gepasst
schafkopf-event-least = Alle drei passen: **Ramsch**. Jeder spielt für sich, und wer die wenigsten Augen hat, gewinnt.
