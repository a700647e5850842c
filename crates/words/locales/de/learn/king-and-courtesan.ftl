### Der Kurs von King and Courtesan.

king-and-courtesan-lead = Zwei dichte Heere, Ecke gegen Ecke. Die Figuren ziehen vorwärts und beißen in alle Richtungen, und ein König schlüpft voran, indem er mit einer Kurtisane den Platz tauscht. Einer gewinnt immer.
king-and-courtesan-credit = King and Courtesan wurde im Mai 2022 von Mark Steere entworfen. Name und Regeln stammen von ihm und sind unverändert. Seine anderen Spiele stehen auf marksteeregames.com.

king-and-courtesan-goal = Bring deinen **König** auf das feindliche Heimatfeld in der Ecke gegenüber, oder **schlag den feindlichen König**.
king-and-courtesan-rule-1 = Figuren ziehen **nur vorwärts**: auf die Ecke gegenüber zu, gerade oder schräg. Geschlagen wird in alle acht Richtungen.
king-and-courtesan-rule-2 = Dein König darf mit einer Kurtisane vor sich **den Platz tauschen** und kommt so durch die Menge.
king-and-courtesan-rule-3 = Passen darfst du nie, und es gibt kein Remis: Jede Partie hat einen Sieger.
king-and-courtesan-tip-1 = Wähl eine Figur, um ihre Züge zu sehen. Vorwärts heißt: auf die Ecke zu, in der der feindliche König begonnen hat.
king-and-courtesan-tip-2 = Um mit dem König durch die eigenen Figuren zu kommen, wähl ihn und dann eine Kurtisane vor ihm: Sie tauschen den Platz.
king-and-courtesan-tip-3 = Ein König neben irgendeiner feindlichen Figur kann geschlagen werden, von jeder Seite. Sieh dich um, bevor du ziehst.

king-and-courtesan-lesson-setup-title = Ziel und Aufstellung
king-and-courtesan-lesson-setup-text = Bring deinen **König in die Ecke des Feindes**, oder **schlag den feindlichen König**.
    Das Brett steht auf der Ecke. Rots Heimatfeld ist `a1`, Blaus `f6`. Ein König ist ein Turm aus zwei Steinen, eine Kurtisane ein einzelner. Jede Seite hat ihren König daheim und vier Reihen Kurtisanen davor. Rot beginnt, und niemand darf aussetzen.
king-and-courtesan-lesson-setup-task = Mach irgendeinen ersten Zug.
king-and-courtesan-lesson-setup-done = In diesem Spiel hast du immer einen Zug.

king-and-courtesan-lesson-moving-title = Ziehen
king-and-courtesan-lesson-moving-text = Könige und Kurtisanen ziehen auf ein **leeres** Nachbarfeld, in eine von **drei Richtungen nach vorn**: gerade hinauf oder schräg hinauf nach links oder rechts. Zurück geht es nicht.
king-and-courtesan-lesson-moving-task = Bring eine Kurtisane nach `c4`.
king-and-courtesan-lesson-moving-done = Von `b3` ist es ein Schritt gerade hinauf, über die Ecke. Auch Felder, die sich an einer Ecke berühren, sind Nachbarn.

king-and-courtesan-lesson-capture-title = Schlagen
king-and-courtesan-lesson-capture-text = Eine Figur schlägt, indem sie **auf** eine feindliche Figur neben sich zieht. Schlagen ist nie Pflicht.
king-and-courtesan-lesson-capture-task = Schlag eine Kurtisane.
king-and-courtesan-lesson-capture-done = Das geht schon im ersten Zug. Blau wird sicher zurückschlagen.

king-and-courtesan-lesson-backwards-title = Rückwärts beißen
king-and-courtesan-lesson-backwards-text = Zum Schlagen stehen **alle acht Richtungen** offen: vorwärts, seitwärts und rückwärts.
king-and-courtesan-lesson-backwards-task = Blaus Kurtisane auf `c3` bedroht deinen König. Schlag sie rückwärts, mit der Kurtisane auf `d4`.
king-and-courtesan-lesson-backwards-done = Gezogen wird nur vorwärts. Gebissen wird überallhin.
king-and-courtesan-lesson-backwards-wrong = So bleibt `c3` stehen, und dein König in Gefahr.
king-and-courtesan-lesson-backwards-wrong-d4xe3 = Auch ein Schlag, seitwärts. Aber jetzt nimmt Blau deinen König auf `b2`.

king-and-courtesan-lesson-exchange-title = Der Tausch
king-and-courtesan-lesson-exchange-text = Dein König darf seinen oberen Stein einer **eigenen Kurtisane** geben, die in einer **Vorwärtsrichtung** neben ihm steht. Nun ist sie der König, und der alte König eine Kurtisane. Das ist ein ganzer Zug.
king-and-courtesan-lesson-exchange-task = Tausche deinen König mit einer Kurtisane: Wähl den König, dann die Kurtisane.
king-and-courtesan-lesson-exchange-done = So kommt ein König durch eine Menge, durch die er nicht gehen könnte.

king-and-courtesan-lesson-home-title = Ans Ziel
king-and-courtesan-lesson-home-text = Dein König auf dem **Heimatfeld des Feindes** gewinnt sofort.
king-and-courtesan-lesson-home-task = Gewinne.
king-and-courtesan-lesson-home-done = Rots König ist in Blaus Ecke.

king-and-courtesan-lesson-home-exchange-title = Ans Ziel durch Tausch
king-and-courtesan-lesson-home-exchange-text = Wie der König dorthin kommt, ist egal. Eine Kurtisane darf auf dem Heimatfeld auf die Krone warten.
king-and-courtesan-lesson-home-exchange-task = Gewinne durch einen Tausch.
king-and-courtesan-lesson-home-exchange-done = Die Kurtisane auf `f6` wurde König, und das ist ein König auf `f6`.

king-and-courtesan-lesson-home-capture-title = Ans Ziel durch Schlagen
king-and-courtesan-lesson-home-capture-text = Eine Figur auf dem Heimatfeld schützt nicht: Dein König darf sie schlagen.
king-and-courtesan-lesson-home-capture-task = Gewinne mit dem König auf `e6`.
king-and-courtesan-lesson-home-capture-done = Geschlagen und angekommen, beides in einem Zug.
king-and-courtesan-lesson-home-capture-wrong = Nimm diesmal den König auf `e6`.

king-and-courtesan-lesson-king-capture-title = Den König schlagen
king-and-courtesan-lesson-king-capture-text = **Schlag den feindlichen König** mit irgendeiner Figur, und du hast auch gewonnen.
king-and-courtesan-lesson-king-capture-task = Gewinne mit deiner Kurtisane.
king-and-courtesan-lesson-king-capture-done = Sogar Könige dürfen einander schlagen.

king-and-courtesan-lesson-no-draws-title = Kein Remis
king-and-courtesan-lesson-no-draws-text = Jeder Zug geht vorwärts oder schlägt, also kommt keine Stellung zweimal. Es gibt kein Remis, und jedes Spiel endet.
    Das Regelblatt lässt nichts offen, deshalb gibt es zum Spiel selbst **keine Auslegungen von uns**.
king-and-courtesan-lesson-no-draws-ruling = Rot beginnt immer, deshalb tauschen die Spieler im Wettkampf von Partie zu Partie die Plätze. Ein Sieg zählt im Wettkampf einen Punkt.
king-and-courtesan-lesson-no-draws-task = Versuch, mit der Kurtisane auf `e4` zurückzuziehen. Mach dann irgendeinen erlaubten Zug.
king-and-courtesan-lesson-no-draws-done = Vorwärts ging es.

king-and-courtesan-lesson-sizes-title = Andere Bretter
king-and-courtesan-lesson-sizes-text = Das Spiel ist für Bretter mit 6×6, 7×7 und mehr Feldern. Auf jeder Größe ist die Reihe quer durch die Mitte leer, und die Reihen davor sind voll.
king-and-courtesan-lesson-sizes-ruling = Die Bretter von 3×3 bis 5×5 sind zum Lernen und Analysieren da und nach demselben Muster aufgestellt.
king-and-courtesan-lesson-sizes-task = Das ist 7×7. Mach irgendeinen Zug.
king-and-courtesan-lesson-sizes-done = Eine Reihe mehr je Seite. Sonst ändert sich nichts.

king-and-courtesan-exercise-bite-back-title = Beiß zurück
king-and-courtesan-exercise-bite-back-task = Dein König auf `b2` ist angegriffen. Bring ihn in Sicherheit.
king-and-courtesan-exercise-bite-back-hint = Schlag den Angreifer, aber nicht mit dem König: `b4` deckt ihn.
king-and-courtesan-exercise-bite-back-done = Der Angreifer ist weg, und dein König bleibt außer Reichweite.
king-and-courtesan-exercise-bite-back-wrong = Jetzt schlägt Blau deinen König.

king-and-courtesan-exercise-pass-the-crown-title = Gib die Krone weiter
king-and-courtesan-exercise-pass-the-crown-task = Dein König steht auf `a1`. Nach zwei Zügen soll er auf `c3` stehen.
king-and-courtesan-exercise-pass-the-crown-hint = Durch die eigenen Leute kann er nicht gehen. Er kann mit ihnen tauschen.
king-and-courtesan-exercise-pass-the-crown-done = Zwei Tausche, jeder zwei Reihen nach vorn.
king-and-courtesan-exercise-pass-the-crown-wrong = Zu langsam. Tausch gerade hinauf, zweimal.

king-and-courtesan-exercise-into-the-corner-title = In die Ecke
king-and-courtesan-exercise-into-the-corner-task = Gewinne mit einem Zug. Sonst gewinnt Blau.
king-and-courtesan-exercise-into-the-corner-hint = Wie weit ist dein König von `f6` entfernt?
king-and-courtesan-exercise-into-the-corner-done = Schau immer zuerst zur Ecke.
king-and-courtesan-exercise-into-the-corner-wrong = Blau nutzt die Gelegenheit und nimmt deinen König.

king-and-courtesan-exercise-king-hunt-title = Königsjagd
king-and-courtesan-exercise-king-hunt-task = Gewinne mit einem Zug.
king-and-courtesan-exercise-king-hunt-hint = Blaus König steht neben einer deiner Kurtisanen. Seitwärts ist erlaubt.
king-and-courtesan-exercise-king-hunt-done = Ein Schlag in eine von acht Richtungen.
king-and-courtesan-exercise-king-hunt-wrong = Der König steht noch.

king-and-courtesan-exercise-the-uncrowned-title = Die Krone ist schneller
king-and-courtesan-exercise-the-uncrowned-task = Gewinne in zwei Zügen.
king-and-courtesan-exercise-the-uncrowned-hint = Welche Figur ist der Ecke schon am nächsten?
king-and-courtesan-exercise-the-uncrowned-done = Erst zum König machen, dann hineingehen.
king-and-courtesan-exercise-the-uncrowned-wrong = Das dauert länger.
king-and-courtesan-exercise-the-uncrowned-wrong-e6-f6 = Auch das gewinnt, braucht aber einen Zug mehr.

king-and-courtesan-exercise-one-saving-move-title = Ein rettender Zug
king-and-courtesan-exercise-one-saving-move-task = Nur ein Zug hält deinen König am Leben. Finde ihn.
king-and-courtesan-exercise-one-saving-move-hint = Blaus Kurtisane auf `c3` greift ihn an. Sonst kommt niemand auf dieses Feld.
king-and-courtesan-exercise-one-saving-move-done = Manchmal muss der König es selbst tun.
king-and-courtesan-exercise-one-saving-move-wrong = Blau schlägt deinen König.

king-and-courtesan-exercise-win-the-race-title = Gewinn das Rennen
king-and-courtesan-exercise-win-the-race-task = Beide Könige laufen zur Ecke. Gewinne in zwei Zügen.
king-and-courtesan-exercise-win-the-race-hint = Zähl: Wer braucht wie viele Züge?
king-and-courtesan-exercise-win-the-race-done = Du warst einen Zug voraus und hast ihn genutzt.
king-and-courtesan-exercise-win-the-race-wrong = Jetzt ist Blau schneller.
king-and-courtesan-exercise-win-the-race-wrong-e4_f4 = Von `f4` ist der Weg so lang wie vorher, der Zug ist also verschenkt. Blau ist schneller.

king-and-courtesan-exercise-the-bait-title = Der Köder
king-and-courtesan-exercise-the-bait-task = Gewinne in zwei Zügen, was Blau auch tut.
king-and-courtesan-exercise-the-bait-hint = Greif den König mit einer gedeckten Kurtisane an, so dass Schlagen kein Ausweg ist.
king-and-courtesan-exercise-the-bait-done = Schlägt der König, wird er geschlagen. Schlägt er nicht, auch.
king-and-courtesan-exercise-the-bait-wrong = Der König entkommt.

king-and-courtesan-exercise-trapped-king-title = Der König in der Falle
king-and-courtesan-exercise-trapped-king-task = Gewinne in zwei Zügen, was Blau auch tut.
king-and-courtesan-exercise-trapped-king-hint = Blaus König auf `d3` kann nur hinab. Greif ihn von dort an, mit Deckung.
king-and-courtesan-exercise-trapped-king-done = Jeder Schritt, den er hatte, war gedeckt.
king-and-courtesan-exercise-trapped-king-wrong = Noch sind nicht alle Wege gedeckt.

king-and-courtesan-exercise-give-to-take-title = Geben und nehmen
king-and-courtesan-exercise-give-to-take-task = Gewinne in drei Zügen, was Blau auch tut.
king-and-courtesan-exercise-give-to-take-hint = Greif den König an. Blau muss den Angreifer schlagen: Schlag zurück und greif wieder an.
king-and-courtesan-exercise-give-to-take-done = Du hast gegeben und genommen, und der König war ohne Deckung.
king-and-courtesan-exercise-give-to-take-wrong = Dagegen kann Blau sich wehren.
