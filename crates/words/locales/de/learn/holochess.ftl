### Der Kurs von Holochess.

holochess-lead = Acht Wesen, keines wie das andere. Zwei Aktionen je Zug, ein Würfel für jeden Angriff: er tötet, er schiebt, oder es geht nach hinten los. Wer keinen Platz hat, wohin er geschoben werden kann, stirbt.
holochess-credit = Holochess wurde von Mike Kelly entworfen. Die Wesen haben wir nach ihren Werten gezeichnet.

holochess-lesson-setup-title = Ziel und Aufstellung
holochess-lesson-setup-text = Töte alle feindlichen Figuren.
    Jede Seite hat vier Figuren mit drei Werten: **Angriff**, **Abwehr** und **Bewegung**. Bleib auf einer Figur, um ihre zu sehen. Die Spieler wählen, wie ihre auf den vier mittleren Feldern ihrer Seite stehen, und werfen eine Münze um den ersten Zug.
holochess-lesson-setup-ruling = Beide wählen verdeckt, und beide Aufstellungen werden zugleich gezeigt. Ist nichts vereinbart, hat Türkis die Gruppe aus Savrip, Ghhhk, Ng’ok und Molator. Ein Sieg zählt im Match einen Punkt, ein Remis für beide einen halben.
holochess-lesson-setup-task = Stell anders auf: lass den Savrip auf `a2` und den Molator auf `a5` die Plätze tauschen.
holochess-lesson-setup-done = Vier Figuren lassen sich auf 24 Arten aufstellen. Starke in der Mitte sind früher im Kampf.

holochess-lesson-moving-title = Ziehen
holochess-lesson-moving-text = Eine Figur zieht **genau so viele Schritte, wie ihre Bewegung sagt**. Jeder Schritt führt auf ein leeres Nachbarfeld, nie schräg, nie über eine Figur. Früher anhalten geht nicht.
holochess-lesson-moving-ruling = Kein Feld wird in einem Zug zweimal betreten, und keine Figur kehrt dorthin zurück, wo sie begann.
holochess-lesson-moving-task = Der Savrip auf `a2` zieht zwei Schritte. Bring ihn nach `b3`.
holochess-lesson-moving-done = Zwei Schritte. `a1` und `b2` sind nur einen entfernt, dort durfte er nicht halten.

holochess-lesson-two-actions-title = Zwei Aktionen je Zug
holochess-lesson-two-actions-text = Wer am Zug ist, hat **zwei Aktionen**, jede ein Zug oder ein Angriff. Beide werden gemacht.
holochess-lesson-two-actions-ruling = Eine Figur darf beide Aktionen machen, oder zwei Figuren je eine. Ist keine zweite möglich, endet der Zug; nicht einmal eine erste, so wird ausgesetzt. Das kommt nie vor.
holochess-lesson-two-actions-task = Bring den Savrip in einem Zug von `a2` nach `b5`.
holochess-lesson-two-actions-done = Zweimal zwei Schritte. Jetzt ist Bernstein dran.

holochess-lesson-around-title = Figuren sind Mauern
holochess-lesson-around-text = Niemand geht durch eine andere Figur hindurch, ob Freund oder Feind. Man muss außen herum.
holochess-lesson-around-task = Neben deinem Molator auf `a4` steht Bernsteins M’onnok. Geh mit seinen drei Schritten außen herum nach `b6`.
holochess-lesson-around-done = Über `b4` und `b5`. Führen zwei Wege auf dasselbe Feld, ist es derselbe Zug.

holochess-lesson-through-title = Durch die Mitte
holochess-lesson-through-text = Wer **durch** die Mitte kommt, geht geradeaus weiter: von `b9` hinein, auf `b3` hinaus. Andere Ausgänge sind ihm versperrt.
holochess-lesson-through-task = Jetzt spielst du Bernstein. Schick den K’lor’slug von `b9` durch die Mitte.
holochess-lesson-through-done = Geradeaus nach `b3`, dem Feld gegenüber von `b9`.

holochess-lesson-from-centre-title = Aus der Mitte
holochess-lesson-from-centre-text = Wer seinen Zug in der Mitte **beginnt**, darf sie in jede Richtung verlassen.
holochess-lesson-from-centre-task = Bring den Savrip aus der Mitte nach `a7`.
holochess-lesson-from-centre-done = Hinaus über `b7`. Die Mitte ist eine Kreuzung für den, der in ihr wartet.

holochess-lesson-attack-title = Angreifen
holochess-lesson-attack-text = Eine Figur darf einen Feind **auf dem Nachbarfeld** angreifen. Wirf einen Würfel.
    {"*"}*6**: der Verteidiger stirbt. **1**: der Angreifer stirbt. Sonst vergleiche: **Würfel + Angriff** gegen **7 − Würfel + Abwehr**. Wer mehr hat, schiebt den anderen. Bei Gleichstand wird der Angreifer geschoben.
holochess-lesson-attack-task = Greif mit dem Savrip den Houjix auf `b4` an und würfle selbst.
holochess-lesson-attack-done = Savrip (Angriff 5) gegen Houjix (Abwehr 3): 3, 4 und 5 schieben ihn, bei 2 wird der Savrip geschoben. Stell neu auf und wirf noch einmal!

holochess-lesson-kill-title = Eine Sechs tötet
holochess-lesson-kill-text = Bei einer 6 ist der Verteidiger vom Brett, gleich wie die Werte sind.
holochess-lesson-kill-task = Greif den Houjix an. Der Würfel wird eine 6 zeigen.
holochess-lesson-kill-done = Weg ist er. Der Angreifer bleibt, wo er ist, und eine Aktion ist übrig.

holochess-lesson-backfire-title = Eine Eins geht nach hinten los
holochess-lesson-backfire-text = Bei einer 1 ist der Angreifer vom Brett. Jeder Angriff ist ein Wagnis: eins zu sechs.
holochess-lesson-backfire-task = Greif den Houjix an. Der Würfel wird eine 1 zeigen.
holochess-lesson-backfire-done = Das war dein Savrip. Du bist noch dran, mit einer Aktion.

holochess-lesson-push-title = Schieben
holochess-lesson-push-text = Wem die **siegreiche** Figur gehört, der stellt die unterlegene auf ein leeres Feld neben dem, auf dem sie steht.
holochess-lesson-push-ruling = Der Sieger muss schieben. Stehen lassen gilt nicht.
holochess-lesson-push-task = Greif den Houjix an; der Würfel wird eine 4 zeigen. Schieb ihn dann in die Mitte.
holochess-lesson-push-done = 4 + 5 = 9 gegen 3 + 3 = 6. Angriff und Schieben zusammen sind eine Aktion.

holochess-lesson-counter-push-title = Zurückgeschoben
holochess-lesson-counter-push-text = Misslingt der Angriff, wählt der **Verteidiger**, wohin der Angreifer geschoben wird, obwohl er nicht am Zug ist.
holochess-lesson-counter-push-task = Greif den Houjix an; der Würfel wird eine 2 zeigen. Sieh, was Bernstein tut.
holochess-lesson-counter-push-done = 2 + 5 = 7 gegen 5 + 3 = 8. Bernstein hat deinen Savrip in die Mitte gestellt.

holochess-lesson-no-room-title = Kein Platz: er stirbt
holochess-lesson-no-room-text = Ist neben dem Unterlegenen kein Feld leer, wird er **getötet** statt geschoben. Das gilt auch für Angreifer.
holochess-lesson-no-room-task = Der Houjix auf `a9` ist von den eigenen eingeklemmt. Greif ihn an; der Würfel wird eine 4 zeigen.
holochess-lesson-no-room-done = Eine 4 hätte ihn nur geschoben. Es war kein Platz, also starb er.

holochess-lesson-showdown-title = Letztes Duell
holochess-lesson-showdown-text = Sobald **jede Seite nur noch eine Figur** hat, ist Schluss mit Ziehen. Jeder wirft einen Würfel und zählt den **höheren Wert aus Angriff und Abwehr** dazu. Die höhere Summe gewinnt das Spiel; bei Gleichstand wird noch einmal geworfen.
holochess-lesson-showdown-ruling = Das Duell beginnt sofort, auch mitten in einem Zug.
holochess-lesson-showdown-task = Dein Savrip (5) gegen den Strider (6). Wirf beide Würfel.
holochess-lesson-showdown-done = Das entscheidet das Spiel. Mit dem Ghhhk und seiner 3 will niemand übrig bleiben.

holochess-lesson-winning-title = Gewinnen
holochess-lesson-winning-text = Wer keine Figur mehr hat, hat verloren. Hast du noch mehr als eine, gibt es kein Duell.
holochess-lesson-winning-task = Töte Bernsteins letzte Figur. Der Würfel wird eine 6 zeigen.
holochess-lesson-winning-done = Türkis gewinnt, mit zwei Figuren auf dem Brett.

holochess-lesson-draws-title = Remis
holochess-lesson-draws-text = Wagt niemand einen Angriff, muss das Spiel nicht ewig dauern.
holochess-lesson-draws-ruling = Steht dieselbe Stellung zum dritten Mal, oder wurde 100 Züge lang nichts getötet, darfst du Remis verlangen. Beim fünften Mal oder nach 150 solchen Zügen ist das Spiel von selbst remis.
holochess-lesson-draws-task = Geh mit dem Ng’ok hinaus und zurück, zwei Züge lang. Bernstein macht es ebenso.
holochess-lesson-draws-done = Die Stellung steht zum dritten Mal: jetzt könnte jeder Remis verlangen.

holochess-exercise-three-steps-title = Drei Schritte
holochess-exercise-three-steps-task = Bring den Molator mit einer Aktion nach `b7`.
holochess-exercise-three-steps-hint = Seine Bewegung ist 3: ein Schritt hinein, zwei den Ring entlang.
holochess-exercise-three-steps-done = `b5`, `b6`, `b7`: genau drei.
holochess-exercise-three-steps-wrong = Das ist ein anderes Feld oder eine andere Figur.

holochess-exercise-one-turn-title = In einem Zug hinüber
holochess-exercise-one-turn-task = Bring den Savrip mit den zwei Aktionen eines Zuges von `a2` nach `b9`.
holochess-exercise-one-turn-hint = Wer in der Mitte beginnt, darf sie in jede Richtung verlassen.
holochess-exercise-one-turn-done = Erst in die Mitte, dann hinaus, wohin du willst.
holochess-exercise-one-turn-wrong = Von dort ist es zu weit. Welches Feld ist zwei Schritte von `a2` und zwei von `b9` entfernt?

holochess-exercise-straight-through-title = Geradeaus hindurch
holochess-exercise-straight-through-task = Bring den Ghhhk mit einer Aktion von `b2` auf die andere Seite.
holochess-exercise-straight-through-hint = Zwei Schritte: in die Mitte und geradeaus weiter.
holochess-exercise-straight-through-done = `b8` liegt `b2` gegenüber.
holochess-exercise-straight-through-wrong = Durch die Mitte, und geradeaus.

holochess-exercise-shove-title = Weg da
holochess-exercise-shove-task = Greif mit dem Savrip an; der Würfel wird eine 3 zeigen. Schieb den Houjix dann nach `b5`.
holochess-exercise-shove-hint = Du gewinnst, also wählst du das Feld.
holochess-exercise-shove-done = 3 + 5 = 8 gegen 4 + 3 = 7: gerade genug.
holochess-exercise-shove-wrong = Der Houjix sollte nach `b5`.

holochess-exercise-weakest-shell-title = Die dünnste Schale
holochess-exercise-weakest-shell-task = Dein Savrip darf drei Figuren angreifen. Wähl den Angriff, der am ehesten gelingt.
holochess-exercise-weakest-shell-hint = Vergleich die Abwehr: M’onnok 4, Houjix 3, Strider 6.
holochess-exercise-weakest-shell-done = Vier von sechs Augenzahlen schieben oder töten den Houjix.
holochess-exercise-weakest-shell-wrong = Wähl einen Angriff mit dem Savrip auf `b4`.
holochess-exercise-weakest-shell-wrong-b4_b3 = Die Abwehr des Striders ist 6: nur 5 und 6 bewirken etwas.
holochess-exercise-weakest-shell-wrong-b4_c = Gegen den M’onnok steht es halb zu halb. Es gibt etwas Besseres.

holochess-exercise-hemmed-in-title = Eingeklemmt
holochess-exercise-hemmed-in-task = Wähl den Angriff, der am ehesten tötet.
holochess-exercise-hemmed-in-hint = Wer kann nirgendwohin geschoben werden?
holochess-exercise-hemmed-in-done = Der Houjix hat keinen Platz. Auch Schieben tötet ihn: vier von sechs Augenzahlen.
holochess-exercise-hemmed-in-wrong = Das ist kein Angriff, der sofort tötet.
holochess-exercise-hemmed-in-wrong-b9_b10 = Der K’lor’slug kann ausweichen. Nur eine 6 tötet ihn.

holochess-exercise-close-the-gap-title = Schließ die Lücke
holochess-exercise-close-the-gap-task = Der nächste Würfel wird eine 4 zeigen. Töte den Houjix in diesem Zug.
holochess-exercise-close-the-gap-hint = Eine 4 schiebt nur. Nimm zuerst das Feld weg, auf das er geschoben würde.
holochess-exercise-close-the-gap-done = Erst schloss der Ghhhk `a8`, dann fehlte dem Schieben der Platz. Auf die Reihenfolge kommt es an.
holochess-exercise-close-the-gap-wrong = Der Houjix hat noch Platz.
holochess-exercise-close-the-gap-wrong-b9_a9 = Geschoben, nicht getötet: `a8` war offen. Schließ es mit der ersten Aktion.

holochess-exercise-whom-to-face-title = Gegen wen?
holochess-exercise-whom-to-face-task = Tötest du jetzt, hat jede Seite noch eine Figur. Greif die an, der du im Duell nicht begegnen willst.
holochess-exercise-whom-to-face-hint = Im Duell zählt der höhere Wert: K’lor’slug 6, Houjix 4, dein Savrip 5.
holochess-exercise-whom-to-face-done = Ohne den K’lor’slug steht deine 5 gegen die 4 des Houjix.
holochess-exercise-whom-to-face-wrong = Greif an. Die Frage ist, wen.
holochess-exercise-whom-to-face-wrong-b9_a9 = Danach bliebe dir der K’lor’slug: 6 gegen deine 5.

holochess-exercise-finish-title = Der letzte
holochess-exercise-finish-task = Der nächste Würfel wird eine 3 zeigen. Gewinne in diesem Zug.
holochess-exercise-finish-hint = Mit einer 3 schiebt der Molator den M’onnok. Sorg dafür, dass er nirgendwohin kann.
holochess-exercise-finish-done = Alle drei Felder um ihn waren besetzt: nirgendwohin geschoben, tot.
holochess-exercise-finish-wrong = Er wird geschoben und lebt.
holochess-exercise-finish-wrong-a1_a12 = Mit einer 3 wird er nur nach `a11` geschoben. Besetz zuerst dieses Feld.
