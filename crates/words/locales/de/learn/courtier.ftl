### Der Kurs von Courtier.

courtier-lead = Zwei Höfe auf einem kleinen runden Brett. Eine Figur fällt, wenn sie zwischen zwei Feinden steht. Fang so den feindlichen König, und du gewinnst.
courtier-credit = Courtier wurde von Mike Kelly entworfen.

courtier-goal = Fang den feindlichen **König** zwischen zwei deiner Figuren, in einer geraden Dreierreihe.
courtier-rule-1 = Niemand springt oder zieht auf eine Figur: Geschlagen wird, wer **zwischen zwei Feinden** steht, im Ring, auf der Speiche oder durch die Mitte.
courtier-rule-2 = Auch wer selbst **zwischen zwei Feinde zieht**, wird geschlagen, sogar ein König.
courtier-rule-3 = König und Wachen ziehen und schlagen gleich: einen Schritt auf ein leeres Feld, nie schräg.
courtier-tip-1 = Wähl eine deiner Figuren, um zu sehen, wohin sie kann: einen Schritt im Ring, auf der Speiche oder in die Mitte.
courtier-tip-2 = Um zu schlagen, stell eine Figur auf die andere Seite eines Feindes, neben dem schon eine von dir steht.
courtier-tip-3 = Sieh vor jedem Zug nach deinem König. Steht auf einer Seite ein Feind und ist das Feld gegenüber leer, dann zieh ihn weg oder besetz das Feld.

courtier-lesson-setup-title = Ziel und Aufstellung
courtier-lesson-setup-text = Nimm den feindlichen **König** zwischen zwei deiner Figuren.
    Beide Seiten füllen ihre Hälfte des äußeren Rings: fünf Wachen, und der König als Dritter von rechts, von seinem Spieler aus gesehen. Wer welche Farbe spielt, vereinbart ihr: Wähl deinen Platz, wenn du einen Tisch aufmachst. Das Brett hat einen äußeren Ring `a1`–`a12`, einen inneren `b1`–`b12` und die Mitte `c`.
courtier-lesson-setup-ruling = Wer beginnt, wird vereinbart oder ausgelost. Im Wettkampf beginnt ihr abwechselnd; das Regelblatt schlägt zwei Partien vor, damit beide einmal beginnen, und das ist der übliche Wettkampf. Ein Sieg zählt im Wettkampf einen Punkt, ein Remis für beide einen halben.
courtier-lesson-setup-task = Mach irgendeinen ersten Zug.
courtier-lesson-setup-done = Am Anfang hat jede Figur nur das Feld vor sich: sechs erste Züge insgesamt.

courtier-lesson-moving-title = Ziehen
courtier-lesson-moving-text = Wachen und Könige ziehen gleich: **einen Schritt auf ein leeres Nachbarfeld**, den Ring entlang, die Speiche entlang oder in die Mitte und wieder heraus.
    Schräge Schritte gibt es nicht: `a5` und `b6` berühren sich nicht.
courtier-lesson-moving-ruling = Wer ziehen kann, muss ziehen.
courtier-lesson-moving-task = Zieh mit der Wache von `b6` in die Mitte.
courtier-lesson-moving-done = Von der Mitte ist jedes innere Feld einen Schritt entfernt.

courtier-lesson-ring-title = Schlagen im Ring
courtier-lesson-ring-text = Nach deinem Zug wird jede Figur geschlagen, die **in der Mitte einer geraden Dreierreihe steht, mit einem Feind an jedem Ende**. Du springst nicht und ziehst auf niemanden: Du schließt von der anderen Seite.
courtier-lesson-ring-task = Neben Bernsteins Wache auf `b4` steht auf einer Seite deine. Schließ die andere.
courtier-lesson-ring-done = Drei nebeneinander im inneren Ring: `b3`, `b4`, `b5`. Die mittlere ist weg.

courtier-lesson-ring-closes-title = Die Ringe sind geschlossen
courtier-lesson-ring-closes-text = Beide Ringe laufen ganz herum: 12 und 1 sind Nachbarn. Also ist `a12`, `a1`, `a2` eine Reihe wie jede andere.
courtier-lesson-ring-closes-task = Schlag die Wache auf `a1`.
courtier-lesson-ring-closes-done = Über die Naht gefangen, zwischen `a12` und `a2`.

courtier-lesson-spoke-title = Schlagen auf der Speiche
courtier-lesson-spoke-text = Auch ein äußeres Feld, das innere daneben und die Mitte bilden eine Reihe: `a3`, `b3`, `c`.
courtier-lesson-spoke-ruling = Das Regelblatt sagt „direkt dazwischen“ und schließt Schrägen aus. Auf dem runden Brett zählen wir drei Arten von Reihen: im Ring, auf der Speiche und durch die Mitte.
courtier-lesson-spoke-task = Schlag die Wache auf `b3` auf ihrer Speiche.
courtier-lesson-spoke-done = Aus der Mitte drückst du auf zwölf Speichen zugleich.

courtier-lesson-centre-title = Schlagen durch die Mitte
courtier-lesson-centre-text = Zwei innere Felder, die sich **gegenüberliegen**, bilden mit der Mitte dazwischen eine Reihe, etwa `b2`, `c`, `b8`. Sie muss gerade sein: `b2` und `b7` fangen nichts.
courtier-lesson-centre-task = Schlag die Wache in der Mitte.
courtier-lesson-centre-done = Die Mitte lässt sich aus sechs Richtungen fangen. Ein starker Platz, und ein gefährlicher.

courtier-lesson-several-title = Mehrere auf einmal
courtier-lesson-several-text = Ein Zug kann mehrere Reihen schließen. Alles, was gefangen ist, geht dann zusammen vom Brett.
courtier-lesson-several-task = Schlag drei Wachen mit einem Zug.
courtier-lesson-several-done = Ein Schritt, drei Reihen: `b3`, `b5` und die Mitte.

courtier-lesson-between-title = Dazwischen ziehen
courtier-lesson-between-text = Schau zweimal hin, bevor du in eine Lücke ziehst.
courtier-lesson-between-ruling = **Jede** Figur zwischen zwei Feinden wird geschlagen, auch die, die eben erst dorthin gezogen ist.
courtier-lesson-between-task = Mach es einmal mit Absicht: Verlier eine Wache, indem du zwischen zwei Feinde ziehst.
courtier-lesson-between-done = Sie stand zwischen `b3` und `b5`, kaum dass sie da war.

courtier-lesson-trade-title = Beide Farben auf einmal
courtier-lesson-trade-text = Dazwischen zu ziehen kann sich lohnen, wenn du dabei auch etwas fängst.
courtier-lesson-trade-ruling = Alle Schläge werden nach dem Brett beurteilt, wie es nach dem Zug steht, und alles Gefangene geht zusammen vom Brett. Auch wer selbst geschlagen wird, schlägt noch mit.
courtier-lesson-trade-task = Schlag Bernsteins Wache auf `b3`. Es kostet dich etwas.
courtier-lesson-trade-done = Türkis, Bernstein, Türkis, Bernstein in einer Reihe: Die beiden in der Mitte sind weg.

courtier-lesson-kings-title = Könige kämpfen mit
courtier-lesson-kings-text = Ein König zieht und schlägt wie eine Wache.
courtier-lesson-kings-task = Schlag die Wache auf `b4` mit Hilfe deines Königs.
courtier-lesson-kings-done = Ein König am Ende einer Reihe fängt wie jeder andere.

courtier-lesson-winning-title = Gewinnen
courtier-lesson-winning-text = **Schlag den feindlichen König, und du gewinnst.** Wer gezogen hat, ist egal: Ein König, der zwischen zwei Feinde zieht, ist verloren.
courtier-lesson-winning-task = Bernsteins König hat sich in die Mitte gewagt. Gewinne.
courtier-lesson-winning-done = Gefangen zwischen `b2` und `b8`. Das Spiel ist aus.

courtier-lesson-both-kings-title = Beide Könige zugleich
courtier-lesson-both-kings-text = Es ist selten, aber ein Zug kann beide Könige fangen.
courtier-lesson-both-kings-ruling = Schlägt ein Zug beide Könige, ist das Spiel remis.
courtier-lesson-both-kings-task = Rette einen halben Punkt: Mach den Zug, der beide Könige vom Brett nimmt.
courtier-lesson-both-kings-done = Dein König fiel zwischen `b3` und `b5`, Bernsteins zwischen `b2` und `b4`.

courtier-lesson-stuck-title = Kein Zug mehr
courtier-lesson-stuck-text = Dein König und deine Wache sind eingesperrt. Keine Reihe fängt sie, aber sie können nicht ziehen.
courtier-lesson-stuck-ruling = Wer keinen erlaubten Zug hat, setzt aus. Setzen beide nacheinander aus, ist das Spiel remis.
courtier-lesson-stuck-task = Es gibt nur eins zu tun: aussetzen. Der Knopf steht unter dem Brett.
courtier-lesson-stuck-done = Jetzt ist Bernstein dran. Aussetzen darf nur, wer nicht ziehen kann.

courtier-lesson-draws-title = Remis
courtier-lesson-draws-text = Niemand muss ewig im Kreis laufen.
courtier-lesson-draws-ruling = Kommt dieselbe Stellung zum dritten Mal vor, oder wurde 100 Züge lang nichts geschlagen, darfst du Remis fordern. Beim fünften Mal oder nach 150 solchen Zügen ist das Spiel von selbst remis.
courtier-lesson-draws-task = Zieh eine Figur hin und zurück, zweimal. Bernstein macht es ebenso.
courtier-lesson-draws-done = Diese Stellung ist dreimal vorgekommen: Jetzt könnten beide Remis fordern.

courtier-exercise-first-catch-title = Erster Fang
courtier-exercise-first-catch-task = Schlag Bernsteins Wache auf `b6`.
courtier-exercise-first-catch-hint = Deine Wache auf `b7` hält schon eine Seite. Wer kommt auf die andere?
courtier-exercise-first-catch-done = Im inneren Ring gefangen, zwischen `b5` und `b7`.
courtier-exercise-first-catch-wrong = Nichts gefangen: Neben `b6` muss auf jeder Seite eine deiner Figuren stehen, in einer Reihe.

courtier-exercise-down-the-spoke-title = Die Speiche hinab
courtier-exercise-down-the-spoke-task = Schlag eine Wache mit einem Zug.
courtier-exercise-down-the-spoke-hint = Deine Wache auf `a2` steht am äußeren Ende einer Speiche.
courtier-exercise-down-the-spoke-done = `a2`, `b2` und die Mitte sind eine Reihe.
courtier-exercise-down-the-spoke-wrong = Noch nicht gefangen. Such eine Reihe, die in der Mitte endet.

courtier-exercise-over-the-seam-title = Über die Naht
courtier-exercise-over-the-seam-task = Schlag die Wache auf `b12`.
courtier-exercise-over-the-seam-hint = Nach 12 kommt 1.
courtier-exercise-over-the-seam-done = `b11`, `b12`, `b1`: Der Ring hat kein Ende.
courtier-exercise-over-the-seam-wrong = Die andere Seite von `b12` ist noch offen.

courtier-exercise-two-birds-title = Zwei Fliegen
courtier-exercise-two-birds-task = Schlag zwei Wachen mit einem Zug.
courtier-exercise-two-birds-hint = Zwei deiner Wachen warten an den äußeren Enden zweier Speichen.
courtier-exercise-two-birds-done = Die Mitte schloss beide Speichen zugleich.
courtier-exercise-two-birds-wrong = Das fängt weniger als zwei.

courtier-exercise-catch-the-king-title = Fang den König
courtier-exercise-catch-the-king-task = Gewinne mit einem Zug.
courtier-exercise-catch-the-king-hint = Deine Wache auf `a9` steht genau hinter dem König.
courtier-exercise-catch-the-king-done = Die Speiche `a9`, `b9`, `c` war die einzige Reihe, die sich schließen ließ.
courtier-exercise-catch-the-king-wrong = Der König ist noch frei.
courtier-exercise-catch-the-king-wrong-a8-b8 = Nah dran, aber `b8` und `a9` bilden keine gerade Reihe. Welche läuft durch `a9`?

courtier-exercise-save-the-king-title = Rette den König
courtier-exercise-save-the-king-task = Bernstein will deinen König auf `b3` fangen. Finde den einzigen Zug, der ihn rettet.
courtier-exercise-save-the-king-hint = Bernsteins König sitzt schon in der Mitte, am Ende der Speiche von `b3`.
courtier-exercise-save-the-king-done = Weg von der Speiche, und die Falle schnappt ins Leere.
courtier-exercise-save-the-king-wrong = Bernstein zieht nach `a3`, und dein König ist zwischen `a3` und der Mitte gefangen.

courtier-exercise-no-way-out-title = Kein Ausweg
courtier-exercise-no-way-out-task = Gewinne in zwei Zügen, was Bernstein auch tut.
courtier-exercise-no-way-out-hint = Ein König mit wenig Platz ist halb gefangen. Nimm ihm den letzten guten Schritt.
courtier-exercise-no-way-out-done = Ein stiller Zug, und jeder Ausweg führte in eine Reihe.
courtier-exercise-no-way-out-wrong = Jetzt entwischt der König. Jag ihn nicht: Zäun ihn ein.

courtier-exercise-two-threats-title = Zwei Drohungen
courtier-exercise-two-threats-task = Gewinne in zwei Zügen, was Bernstein auch tut.
courtier-exercise-two-threats-hint = Der König auf `b1` steht in einer Ringreihe und auf einer Speiche. Droh mit beidem.
courtier-exercise-two-threats-done = Eine Drohung konnte Bernstein abwehren, nicht beide.
courtier-exercise-two-threats-wrong = Eine Drohung lässt sich abwehren. Du brauchst zwei mit einem Zug.

courtier-exercise-three-deep-title = Drei Züge tief
courtier-exercise-three-deep-task = Gewinne in drei Zügen, was Bernstein auch tut.
courtier-exercise-three-deep-hint = Räum zuerst die Mitte: Die Wache darin lässt sich fangen.
courtier-exercise-three-deep-done = Bis zum Ende gesehen. So werden hier Partien gewonnen.
courtier-exercise-three-deep-wrong = Bernstein kommt davon. Schlag zuerst und droh dabei.
