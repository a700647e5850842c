import type { texts as en } from '../../en/learn/holochess';

/** The course of Holochess in German. */
export const texts: Readonly<Record<keyof typeof en, string>> = {
  lead: 'Acht Wesen, keines wie das andere. Zwei Aktionen je Zug, ein Würfel für jeden Angriff: er tötet, er schiebt, oder es geht nach hinten los. Wer keinen Platz hat, wohin er geschoben werden kann, stirbt.',
  credit: 'Holochess wurde von Mike Kelly entworfen. Die Wesen haben wir nach ihren Werten gezeichnet.',

  'lesson.setup.title': 'Ziel und Aufstellung',
  'lesson.setup.text':
    'Töte alle feindlichen Figuren.\nJede Seite hat vier Figuren mit drei Werten: **Angriff**, **Abwehr** und **Bewegung**. Bleib auf einer Figur, um ihre zu sehen. Die Spieler wählen, wie ihre auf den vier mittleren Feldern ihrer Seite stehen, und werfen eine Münze um den ersten Zug.',
  'lesson.setup.ruling':
    'Beide wählen verdeckt, und beide Aufstellungen werden zugleich gezeigt. Ist nichts vereinbart, hat Türkis die Gruppe aus Savrip, Ghhhk, Ng’ok und Molator. Ein Sieg zählt im Match einen Punkt, ein Remis für beide einen halben.',
  'lesson.setup.task':
    'Stell anders auf: lass den Savrip auf `a2` und den Molator auf `a5` die Plätze tauschen.',
  'lesson.setup.done':
    'Vier Figuren lassen sich auf 24 Arten aufstellen. Starke in der Mitte sind früher im Kampf.',

  'lesson.moving.title': 'Ziehen',
  'lesson.moving.text':
    'Eine Figur zieht **genau so viele Schritte, wie ihre Bewegung sagt**. Jeder Schritt führt auf ein leeres Nachbarfeld, nie schräg, nie über eine Figur. Früher anhalten geht nicht.',
  'lesson.moving.ruling':
    'Kein Feld wird in einem Zug zweimal betreten, und keine Figur kehrt dorthin zurück, wo sie begann.',
  'lesson.moving.task': 'Der Savrip auf `a2` zieht zwei Schritte. Bring ihn nach `b3`.',
  'lesson.moving.done': 'Zwei Schritte. `a1` und `b2` sind nur einen entfernt, dort durfte er nicht halten.',

  'lesson.two-actions.title': 'Zwei Aktionen je Zug',
  'lesson.two-actions.text':
    'Wer am Zug ist, hat **zwei Aktionen**, jede ein Zug oder ein Angriff. Beide werden gemacht.',
  'lesson.two-actions.ruling':
    'Eine Figur darf beide Aktionen machen, oder zwei Figuren je eine. Ist keine zweite möglich, endet der Zug; nicht einmal eine erste, so wird ausgesetzt. Das kommt nie vor.',
  'lesson.two-actions.task': 'Bring den Savrip in einem Zug von `a2` nach `b5`.',
  'lesson.two-actions.done': 'Zweimal zwei Schritte. Jetzt ist Bernstein dran.',

  'lesson.around.title': 'Figuren sind Mauern',
  'lesson.around.text':
    'Niemand geht durch eine andere Figur hindurch, ob Freund oder Feind. Man muss außen herum.',
  'lesson.around.task':
    'Neben deinem Molator auf `a4` steht Bernsteins M’onnok. Geh mit seinen drei Schritten außen herum nach `b6`.',
  'lesson.around.done': 'Über `b4` und `b5`. Führen zwei Wege auf dasselbe Feld, ist es derselbe Zug.',

  'lesson.through.title': 'Durch die Mitte',
  'lesson.through.text':
    'Wer **durch** die Mitte kommt, geht geradeaus weiter: von `b9` hinein, auf `b3` hinaus. Andere Ausgänge sind ihm versperrt.',
  'lesson.through.task': 'Jetzt spielst du Bernstein. Schick den K’lor’slug von `b9` durch die Mitte.',
  'lesson.through.done': 'Geradeaus nach `b3`, dem Feld gegenüber von `b9`.',

  'lesson.from-centre.title': 'Aus der Mitte',
  'lesson.from-centre.text': 'Wer seinen Zug in der Mitte **beginnt**, darf sie in jede Richtung verlassen.',
  'lesson.from-centre.task': 'Bring den Savrip aus der Mitte nach `a7`.',
  'lesson.from-centre.done': 'Hinaus über `b7`. Die Mitte ist eine Kreuzung für den, der in ihr wartet.',

  'lesson.attack.title': 'Angreifen',
  'lesson.attack.text':
    'Eine Figur darf einen Feind **auf dem Nachbarfeld** angreifen. Wirf einen Würfel.\n**6**: der Verteidiger stirbt. **1**: der Angreifer stirbt. Sonst vergleiche: **Würfel + Angriff** gegen **7 − Würfel + Abwehr**. Wer mehr hat, schiebt den anderen. Bei Gleichstand wird der Angreifer geschoben.',
  'lesson.attack.task': 'Greif mit dem Savrip den Houjix auf `b4` an und würfle selbst.',
  'lesson.attack.done':
    'Savrip (Angriff 5) gegen Houjix (Abwehr 3): 3, 4 und 5 schieben ihn, bei 2 wird der Savrip geschoben. Stell neu auf und wirf noch einmal!',

  'lesson.kill.title': 'Eine Sechs tötet',
  'lesson.kill.text': 'Bei einer 6 ist der Verteidiger vom Brett, gleich wie die Werte sind.',
  'lesson.kill.task': 'Greif den Houjix an. Der Würfel wird eine 6 zeigen.',
  'lesson.kill.done': 'Weg ist er. Der Angreifer bleibt, wo er ist, und eine Aktion ist übrig.',

  'lesson.backfire.title': 'Eine Eins geht nach hinten los',
  'lesson.backfire.text':
    'Bei einer 1 ist der Angreifer vom Brett. Jeder Angriff ist ein Wagnis: eins zu sechs.',
  'lesson.backfire.task': 'Greif den Houjix an. Der Würfel wird eine 1 zeigen.',
  'lesson.backfire.done': 'Das war dein Savrip. Du bist noch dran, mit einer Aktion.',

  'lesson.push.title': 'Schieben',
  'lesson.push.text':
    'Wem die **siegreiche** Figur gehört, der stellt die unterlegene auf ein leeres Feld neben dem, auf dem sie steht.',
  'lesson.push.ruling': 'Der Sieger muss schieben. Stehen lassen gilt nicht.',
  'lesson.push.task': 'Greif den Houjix an; der Würfel wird eine 4 zeigen. Schieb ihn dann in die Mitte.',
  'lesson.push.done': '4 + 5 = 9 gegen 3 + 3 = 6. Angriff und Schieben zusammen sind eine Aktion.',

  'lesson.counter-push.title': 'Zurückgeschoben',
  'lesson.counter-push.text':
    'Misslingt der Angriff, wählt der **Verteidiger**, wohin der Angreifer geschoben wird, obwohl er nicht am Zug ist.',
  'lesson.counter-push.task': 'Greif den Houjix an; der Würfel wird eine 2 zeigen. Sieh, was Bernstein tut.',
  'lesson.counter-push.done': '2 + 5 = 7 gegen 5 + 3 = 8. Bernstein hat deinen Savrip in die Mitte gestellt.',

  'lesson.no-room.title': 'Kein Platz: er stirbt',
  'lesson.no-room.text':
    'Ist neben dem Unterlegenen kein Feld leer, wird er **getötet** statt geschoben. Das gilt auch für Angreifer.',
  'lesson.no-room.task':
    'Der Houjix auf `a9` ist von den eigenen eingeklemmt. Greif ihn an; der Würfel wird eine 4 zeigen.',
  'lesson.no-room.done': 'Eine 4 hätte ihn nur geschoben. Es war kein Platz, also starb er.',

  'lesson.showdown.title': 'Letztes Duell',
  'lesson.showdown.text':
    'Sobald **jede Seite nur noch eine Figur** hat, ist Schluss mit Ziehen. Jeder wirft einen Würfel und zählt den **höheren Wert aus Angriff und Abwehr** dazu. Die höhere Summe gewinnt das Spiel; bei Gleichstand wird noch einmal geworfen.',
  'lesson.showdown.ruling': 'Das Duell beginnt sofort, auch mitten in einem Zug.',
  'lesson.showdown.task': 'Dein Savrip (5) gegen den Strider (6). Wirf beide Würfel.',
  'lesson.showdown.done': 'Das entscheidet das Spiel. Mit dem Ghhhk und seiner 3 will niemand übrig bleiben.',

  'lesson.winning.title': 'Gewinnen',
  'lesson.winning.text':
    'Wer keine Figur mehr hat, hat verloren. Hast du noch mehr als eine, gibt es kein Duell.',
  'lesson.winning.task': 'Töte Bernsteins letzte Figur. Der Würfel wird eine 6 zeigen.',
  'lesson.winning.done': 'Türkis gewinnt, mit zwei Figuren auf dem Brett.',

  'lesson.draws.title': 'Remis',
  'lesson.draws.text': 'Wagt niemand einen Angriff, muss das Spiel nicht ewig dauern.',
  'lesson.draws.ruling':
    'Steht dieselbe Stellung zum dritten Mal, oder wurde 100 Züge lang nichts getötet, darfst du Remis verlangen. Beim fünften Mal oder nach 150 solchen Zügen ist das Spiel von selbst remis.',
  'lesson.draws.task': 'Geh mit dem Ng’ok hinaus und zurück, zwei Züge lang. Bernstein macht es ebenso.',
  'lesson.draws.done': 'Die Stellung steht zum dritten Mal: jetzt könnte jeder Remis verlangen.',

  'exercise.three-steps.title': 'Drei Schritte',
  'exercise.three-steps.task': 'Bring den Molator mit einer Aktion nach `b7`.',
  'exercise.three-steps.hint': 'Seine Bewegung ist 3: ein Schritt hinein, zwei den Ring entlang.',
  'exercise.three-steps.done': '`b5`, `b6`, `b7`: genau drei.',
  'exercise.three-steps.wrong': 'Das ist ein anderes Feld oder eine andere Figur.',

  'exercise.one-turn.title': 'In einem Zug hinüber',
  'exercise.one-turn.task': 'Bring den Savrip mit den zwei Aktionen eines Zuges von `a2` nach `b9`.',
  'exercise.one-turn.hint': 'Wer in der Mitte beginnt, darf sie in jede Richtung verlassen.',
  'exercise.one-turn.done': 'Erst in die Mitte, dann hinaus, wohin du willst.',
  'exercise.one-turn.wrong':
    'Von dort ist es zu weit. Welches Feld ist zwei Schritte von `a2` und zwei von `b9` entfernt?',

  'exercise.straight-through.title': 'Geradeaus hindurch',
  'exercise.straight-through.task': 'Bring den Ghhhk mit einer Aktion von `b2` auf die andere Seite.',
  'exercise.straight-through.hint': 'Zwei Schritte: in die Mitte und geradeaus weiter.',
  'exercise.straight-through.done': '`b8` liegt `b2` gegenüber.',
  'exercise.straight-through.wrong': 'Durch die Mitte, und geradeaus.',

  'exercise.shove.title': 'Weg da',
  'exercise.shove.task':
    'Greif mit dem Savrip an; der Würfel wird eine 3 zeigen. Schieb den Houjix dann nach `b5`.',
  'exercise.shove.hint': 'Du gewinnst, also wählst du das Feld.',
  'exercise.shove.done': '3 + 5 = 8 gegen 4 + 3 = 7: gerade genug.',
  'exercise.shove.wrong': 'Der Houjix sollte nach `b5`.',

  'exercise.weakest-shell.title': 'Die dünnste Schale',
  'exercise.weakest-shell.task':
    'Dein Savrip darf drei Figuren angreifen. Wähl den Angriff, der am ehesten gelingt.',
  'exercise.weakest-shell.hint': 'Vergleich die Abwehr: M’onnok 4, Houjix 3, Strider 6.',
  'exercise.weakest-shell.done': 'Vier von sechs Augenzahlen schieben oder töten den Houjix.',
  'exercise.weakest-shell.wrong': 'Wähl einen Angriff mit dem Savrip auf `b4`.',
  'exercise.weakest-shell.wrong.b4*b3': 'Die Abwehr des Striders ist 6: nur 5 und 6 bewirken etwas.',
  'exercise.weakest-shell.wrong.b4*c': 'Gegen den M’onnok steht es halb zu halb. Es gibt etwas Besseres.',

  'exercise.hemmed-in.title': 'Eingeklemmt',
  'exercise.hemmed-in.task': 'Wähl den Angriff, der am ehesten tötet.',
  'exercise.hemmed-in.hint': 'Wer kann nirgendwohin geschoben werden?',
  'exercise.hemmed-in.done':
    'Der Houjix hat keinen Platz. Auch Schieben tötet ihn: vier von sechs Augenzahlen.',
  'exercise.hemmed-in.wrong': 'Das ist kein Angriff, der sofort tötet.',
  'exercise.hemmed-in.wrong.b9*b10': 'Der K’lor’slug kann ausweichen. Nur eine 6 tötet ihn.',

  'exercise.close-the-gap.title': 'Schließ die Lücke',
  'exercise.close-the-gap.task': 'Der nächste Würfel wird eine 4 zeigen. Töte den Houjix in diesem Zug.',
  'exercise.close-the-gap.hint': 'Eine 4 schiebt nur. Nimm zuerst das Feld weg, auf das er geschoben würde.',
  'exercise.close-the-gap.done':
    'Erst schloss der Ghhhk `a8`, dann fehlte dem Schieben der Platz. Auf die Reihenfolge kommt es an.',
  'exercise.close-the-gap.wrong': 'Der Houjix hat noch Platz.',
  'exercise.close-the-gap.wrong.b9*a9':
    'Geschoben, nicht getötet: `a8` war offen. Schließ es mit der ersten Aktion.',

  'exercise.whom-to-face.title': 'Gegen wen?',
  'exercise.whom-to-face.task':
    'Tötest du jetzt, hat jede Seite noch eine Figur. Greif die an, der du im Duell nicht begegnen willst.',
  'exercise.whom-to-face.hint': 'Im Duell zählt der höhere Wert: K’lor’slug 6, Houjix 4, dein Savrip 5.',
  'exercise.whom-to-face.done': 'Ohne den K’lor’slug steht deine 5 gegen die 4 des Houjix.',
  'exercise.whom-to-face.wrong': 'Greif an. Die Frage ist, wen.',
  'exercise.whom-to-face.wrong.b9*a9': 'Danach bliebe dir der K’lor’slug: 6 gegen deine 5.',

  'exercise.finish.title': 'Der letzte',
  'exercise.finish.task': 'Der nächste Würfel wird eine 3 zeigen. Gewinne in diesem Zug.',
  'exercise.finish.hint':
    'Mit einer 3 schiebt der Molator den M’onnok. Sorg dafür, dass er nirgendwohin kann.',
  'exercise.finish.done': 'Alle drei Felder um ihn waren besetzt: nirgendwohin geschoben, tot.',
  'exercise.finish.wrong': 'Er wird geschoben und lebt.',
  'exercise.finish.wrong.a1*a12': 'Mit einer 3 wird er nur nach `a11` geschoben. Besetz zuerst dieses Feld.',
};
