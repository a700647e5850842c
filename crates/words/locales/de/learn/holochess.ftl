### Der Kurs von Holochess.

holochess-lead = Acht Wesen, keines wie das andere. Zwei Aktionen je Zug, ein Würfel für jeden Angriff: Er tötet, er schiebt, oder es geht nach hinten los. Wer geschoben wird und keinen Platz hat, stirbt.
holochess-credit = Holochess wurde von Mike Kelly entworfen. Die Wesen haben wir nach ihren Werten gezeichnet.

holochess-goal = **Töte alle feindlichen Wesen.** Hat jede Seite nur noch eines, entscheidet das letzte Duell: Beide würfeln.
holochess-rule-1 = Ein Zug besteht aus **zwei Aktionen**, jede eine Bewegung oder ein Angriff, mit einem Wesen oder mit zweien.
holochess-rule-2 = Ein Wesen zieht **genau** so viele Schritte, wie seine Bewegung angibt. Früher anhalten kann es nicht.
holochess-rule-3 = Ein Angriff kann misslingen: Eine 1 tötet den Angreifer, ein niedriges Ergebnis schiebt ihn weg. Wer geschoben wird und keinen Platz hat, stirbt.
holochess-tip-1 = Wähl ein Wesen, um zu sehen, wohin es kann und wen es angreifen kann. Seine drei Zahlen sind Angriff, Verteidigung und Bewegung.
holochess-tip-2 = Sieh dir vor einem Angriff die Chancen an: wie wahrscheinlich er tötet, schiebt oder misslingt.
holochess-tip-3 = Schieb Feinde, die kein leeres Feld um sich haben: Sie sterben. Lass deinen eigenen einen Ausweg.

holochess-arrangement-in-order-title = Der Reihe nach
holochess-arrangement-in-order-text = Wie im Regelblatt: Stark, Schwach, Verteidigung, Angriff.
holochess-arrangement-spearhead-title = Speerspitze
holochess-arrangement-spearhead-text = Angriff und Stärke in der Mitte, um zuerst zuzuschlagen.
holochess-arrangement-pincers-title = Zange
holochess-arrangement-pincers-text = Die beiden mit dem stärksten Angriff außen, um von beiden Seiten zu kommen.
holochess-arrangement-wall-title = Mauer
holochess-arrangement-wall-text = Verteidigung und Stärke in der Mitte, die anderen zwei an den Flügeln.

holochess-lesson-setup-title = Ziel und Aufstellung
holochess-lesson-setup-text = Töte alle feindlichen Wesen.
    Jede Seite hat vier Wesen mit drei Werten: **Angriff**, **Abwehr** und **Bewegung**. Zeig auf ein Wesen, um sie zu sehen. Die Spieler wählen, wie ihre Wesen auf den vier mittleren Feldern ihrer Seite stehen. Erst wenn alle stehen, werfen sie eine Münze um den ersten Zug, falls sie nichts vereinbart haben.
holochess-lesson-setup-ruling = Beide wählen verdeckt, und beide Aufstellungen werden zugleich aufgedeckt. Wer welche Gruppe hat, vereinbart ihr oder lost es aus; sonst hat Türkis Savrip, Ghhhk, Ng’ok und Molator. Im Wettkampf tauschen die Spieler die Gruppen von Partie zu Partie. Ein Sieg zählt im Wettkampf einen Punkt, ein Remis für beide einen halben.
holochess-lesson-setup-task = Stell anders auf: Lass den Savrip auf `a2` und den Molator auf `a5` die Plätze tauschen.
holochess-lesson-setup-done = Vier Wesen lassen sich auf 24 Arten aufstellen. Starke in der Mitte sind früher im Kampf.

holochess-lesson-moving-title = Ziehen
holochess-lesson-moving-text = Ein Wesen zieht **genau so viele Schritte, wie seine Bewegung angibt**. Jeder Schritt führt auf ein leeres Nachbarfeld, nie schräg, nie über ein anderes Wesen. Früher anhalten geht nicht.
holochess-lesson-moving-ruling = Kein Feld wird in einem Zug zweimal betreten, und kein Wesen kehrt dorthin zurück, wo es begann.
holochess-lesson-moving-task = Der Savrip auf `a2` zieht zwei Schritte. Bring ihn nach `b3`.
holochess-lesson-moving-done = Zwei Schritte. `a1` und `b2` sind nur einen entfernt, dort durfte er nicht halten.

holochess-lesson-two-actions-title = Zwei Aktionen je Zug
holochess-lesson-two-actions-text = Ein Zug besteht aus **zwei Aktionen**, jede eine Bewegung oder ein Angriff. Du machst beide.
holochess-lesson-two-actions-ruling = Ein Wesen darf beide Aktionen machen, oder zwei Wesen je eine. Ist keine zweite möglich, endet der Zug; ist nicht einmal eine erste möglich, verfällt er. In der Praxis kommt das nie vor.
holochess-lesson-two-actions-task = Bring den Savrip in einem Zug von `a2` nach `b5`.
holochess-lesson-two-actions-done = Zweimal zwei Schritte. Jetzt ist Bernstein dran.

holochess-lesson-around-title = Wesen sind Mauern
holochess-lesson-around-text = Kein Wesen geht durch ein anderes hindurch, ob Freund oder Feind. Es muss außen herum.
holochess-lesson-around-task = Neben deinem Molator auf `a4` steht Bernsteins M’onnok. Geh mit seinen drei Schritten außen herum nach `b6`.
holochess-lesson-around-done = Über `b4` und `b5`. Führen zwei Wege auf dasselbe Feld, ist es derselbe Zug.

holochess-lesson-through-title = Durch die Mitte
holochess-lesson-through-text = Wer **durch** die Mitte kommt, geht geradeaus weiter: von `b9` hinein, auf `b3` hinaus. Andere Ausgänge sind ihm versperrt.
holochess-lesson-through-ruling = Es zählt die Richtung des Schritts in die Mitte, gleich was davor war. Ein Wesen mit drei Schritten, das von `b8` nach `b9` abbiegt und dann in die Mitte geht, verlässt sie auf `b3`, nicht auf `b2`.
holochess-lesson-through-task = Jetzt spielst du Bernstein. Schick den K’lor’slug von `b9` durch die Mitte.
holochess-lesson-through-done = Geradeaus nach `b3`, dem Feld gegenüber von `b9`.

holochess-lesson-from-centre-title = Aus der Mitte
holochess-lesson-from-centre-text = Wer seinen Zug in der Mitte **beginnt**, darf sie in jede Richtung verlassen.
holochess-lesson-from-centre-task = Bring den Savrip aus der Mitte nach `a7`.
holochess-lesson-from-centre-done = Hinaus über `b7`. Die Mitte ist eine Kreuzung für den, der in ihr wartet.

holochess-lesson-attack-title = Angreifen
holochess-lesson-attack-text = Ein Wesen darf einen Feind **auf dem Nachbarfeld** angreifen. Wirf einen Würfel.
    {"*"}*6**: Der Verteidiger stirbt. **1**: Der Angreifer stirbt. Sonst vergleiche: **Würfel + Angriff** gegen **7 − Würfel + Abwehr**. Wer mehr hat, schiebt den anderen. Bei Gleichstand wird der Angreifer geschoben.
holochess-lesson-attack-ruling = Nur Feinde dürfen angegriffen werden.
holochess-lesson-attack-task = Greif mit dem Savrip den Houjix auf `b4` an und würfle selbst.
holochess-lesson-attack-done = Savrip (Angriff 5) gegen Houjix (Abwehr 3): 3, 4 und 5 schieben ihn, bei 2 wird der Savrip geschoben. Setz das Brett zurück und würfle noch einmal!

holochess-lesson-kill-title = Eine Sechs tötet
holochess-lesson-kill-text = Bei einer 6 ist der Verteidiger vom Brett, egal wie die Werte sind.
holochess-lesson-kill-task = Greif den Houjix an. Der Würfel wird eine 6 zeigen.
holochess-lesson-kill-done = Weg ist er. Der Angreifer bleibt, wo er ist, und eine Aktion ist übrig.

holochess-lesson-backfire-title = Eine Eins geht nach hinten los
holochess-lesson-backfire-text = Bei einer 1 ist der Angreifer vom Brett. Jeder Angriff ist ein Wagnis: In einem von sechs Fällen geht er so aus.
holochess-lesson-backfire-task = Greif den Houjix an. Der Würfel wird eine 1 zeigen.
holochess-lesson-backfire-done = Das war dein Savrip. Du bist noch dran, mit einer Aktion.

holochess-lesson-push-title = Schieben
holochess-lesson-push-text = Wem das **siegreiche** Wesen gehört, der stellt das unterlegene auf ein leeres Feld daneben.
holochess-lesson-push-ruling = Der Sieger muss schieben. Stehen lassen gilt nicht. Geschoben wird auf ein Nachbarfeld des unterlegenen Wesens, benachbart wie beim Ziehen.
holochess-lesson-push-task = Greif den Houjix an; der Würfel wird eine 4 zeigen. Schieb ihn dann in die Mitte.
holochess-lesson-push-done = 4 + 5 = 9 gegen 3 + 3 = 6. Angriff und Schieben zusammen sind eine Aktion.

holochess-lesson-counter-push-title = Zurückgeschoben
holochess-lesson-counter-push-text = Misslingt der Angriff, wählt der **Verteidiger**, wohin der Angreifer geschoben wird, obwohl er nicht am Zug ist.
holochess-lesson-counter-push-task = Greif den Houjix an; der Würfel wird eine 2 zeigen. Sieh, was Bernstein tut.
holochess-lesson-counter-push-done = 2 + 5 = 7 gegen 5 + 3 = 8. Bernstein hat deinen Savrip in die Mitte gestellt.

holochess-lesson-no-room-title = Kein Platz: Er stirbt
holochess-lesson-no-room-text = Ist neben dem Unterlegenen kein Feld leer, wird er **getötet** statt geschoben. Das gilt auch für Angreifer.
holochess-lesson-no-room-task = Der Houjix auf `a9` ist von den eigenen eingeklemmt. Greif ihn an; der Würfel wird eine 4 zeigen.
holochess-lesson-no-room-done = Eine 4 hätte ihn nur geschoben. Es war kein Platz, also starb er.

holochess-lesson-showdown-title = Letztes Duell
holochess-lesson-showdown-text = Sobald **jede Seite nur noch ein Wesen** hat, wird nicht mehr gezogen. Jede Seite wirft einen Würfel und zählt den **höheren Wert aus Angriff und Abwehr** dazu. Die höhere Summe gewinnt das Spiel; bei Gleichstand wird noch einmal gewürfelt.
holochess-lesson-showdown-ruling = Das Duell beginnt sofort, auch mitten in einem Zug.
holochess-lesson-showdown-task = Dein Savrip (5) gegen den Strider (6). Wirf beide Würfel.
holochess-lesson-showdown-done = Das entscheidet das Spiel. Mit dem Ghhhk und seiner 3 will niemand übrig bleiben.

holochess-lesson-winning-title = Gewinnen
holochess-lesson-winning-text = Wer kein Wesen mehr hat, hat verloren. Hast du noch mehr als eines, gibt es kein Duell.
holochess-lesson-winning-task = Töte Bernsteins letztes Wesen. Der Würfel wird eine 6 zeigen.
holochess-lesson-winning-done = Türkis gewinnt, mit zwei Wesen auf dem Brett.

holochess-lesson-draws-title = Remis
holochess-lesson-draws-text = Wagt niemand einen Angriff, muss das Spiel nicht ewig dauern.
holochess-lesson-draws-ruling = Kommt dieselbe Stellung zum dritten Mal vor, oder wurde 100 Züge lang nichts getötet, darfst du Remis fordern. Beim fünften Mal oder nach 150 solchen Zügen ist das Spiel von selbst remis.
holochess-lesson-draws-task = Geh mit dem Ng’ok hinaus und zurück, zwei Züge lang. Bernstein macht es ebenso.
holochess-lesson-draws-done = Diese Stellung ist dreimal vorgekommen: Jetzt könnten beide Remis fordern.

holochess-exercise-three-steps-title = Drei Schritte
holochess-exercise-three-steps-task = Bring den Molator mit einer Aktion nach `b7`.
holochess-exercise-three-steps-hint = Seine Bewegung ist 3: ein Schritt hinein, zwei den Ring entlang.
holochess-exercise-three-steps-done = `b5`, `b6`, `b7`: genau drei.
holochess-exercise-three-steps-wrong = Das ist ein anderes Feld oder ein anderes Wesen.

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
holochess-exercise-weakest-shell-task = Dein Savrip darf drei Wesen angreifen. Wähl den Angriff, der am ehesten gelingt.
holochess-exercise-weakest-shell-hint = Vergleich die Abwehr: M’onnok 4, Houjix 3, Strider 6.
holochess-exercise-weakest-shell-done = Vier von sechs Augenzahlen schieben oder töten den Houjix.
holochess-exercise-weakest-shell-wrong = Wähl einen Angriff mit dem Savrip auf `b4`.
holochess-exercise-weakest-shell-wrong-b4_b3 = Die Abwehr des Striders ist 6: Nur 5 und 6 bewirken etwas.
holochess-exercise-weakest-shell-wrong-b4_c = Gegen den M’onnok stehen die Chancen gleich. Es gibt etwas Besseres.

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
holochess-exercise-whom-to-face-task = Tötest du jetzt, hat jede Seite noch ein Wesen. Greif das an, dem du im Duell nicht begegnen willst.
holochess-exercise-whom-to-face-hint = Im Duell zählt der höhere Wert: K’lor’slug 6, Houjix 4, dein Savrip 5.
holochess-exercise-whom-to-face-done = Ohne den K’lor’slug steht deine 5 gegen die 4 des Houjix.
holochess-exercise-whom-to-face-wrong = Greif an. Die Frage ist, wen.
holochess-exercise-whom-to-face-wrong-b9_a9 = Danach bliebe dir der K’lor’slug: 6 gegen deine 5.

holochess-exercise-finish-title = Der letzte
holochess-exercise-finish-task = Der nächste Würfel wird eine 3 zeigen. Gewinne in diesem Zug.
holochess-exercise-finish-hint = Mit einer 3 schiebt der Molator den M’onnok. Sorg dafür, dass er nirgendwohin kann.
holochess-exercise-finish-done = Alle drei Felder um ihn waren besetzt: Er konnte nirgendwohin und starb.
holochess-exercise-finish-wrong = Er wird geschoben und lebt.
holochess-exercise-finish-wrong-a1_a12 = Mit einer 3 wird er nur nach `a11` geschoben. Besetz zuerst dieses Feld.
