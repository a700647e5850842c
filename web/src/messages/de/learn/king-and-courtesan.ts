import type { texts as en } from '../../en/learn/king-and-courtesan';

/** The course of King and Courtesan in German. */
export const texts: Readonly<Record<keyof typeof en, string>> = {
  lead: 'Zwei dichte Heere, Ecke gegen Ecke. Die Figuren ziehen vorwärts und beißen in alle Richtungen, und ein König schlüpft voran, indem er mit einer Kurtisane den Platz tauscht. Einer gewinnt immer.',
  credit:
    'King and Courtesan wurde im Mai 2022 von Mark Steere entworfen. Name und Regeln sind seine, und unverändert. Seine anderen Spiele stehen auf marksteeregames.com.',

  'lesson.setup.title': 'Ziel und Aufstellung',
  'lesson.setup.text':
    'Bring deinen **König in die Ecke des Feindes**, oder **schlag den feindlichen König**.\nDas Brett steht auf der Ecke. Rots Heimatfeld ist `a1`, Blaus `f6`. Ein König ist ein Turm aus zwei Steinen, eine Kurtisane ein einzelner. Jede Seite hat ihren König daheim und vier Reihen Kurtisanen davor. Rot beginnt, und niemand darf aussetzen.',
  'lesson.setup.task': 'Mach irgendeinen ersten Zug.',
  'lesson.setup.done': 'In diesem Spiel hast du immer einen Zug.',

  'lesson.moving.title': 'Ziehen',
  'lesson.moving.text':
    'Könige und Kurtisanen ziehen auf ein **leeres** Nachbarfeld, in eine von **drei Richtungen nach vorn**: gerade hinauf oder schräg hinauf nach links oder rechts. Zurück geht es nicht.',
  'lesson.moving.task': 'Bring eine Kurtisane nach `c4`.',
  'lesson.moving.done':
    'Von `b3` ist es ein Schritt gerade hinauf, über die Ecke. Auch Felder, die sich an einer Ecke berühren, sind Nachbarn.',

  'lesson.capture.title': 'Schlagen',
  'lesson.capture.text':
    'Eine Figur schlägt, indem sie **auf** eine feindliche Figur neben sich zieht. Schlagen ist nie Pflicht.',
  'lesson.capture.task': 'Schlag eine Kurtisane.',
  'lesson.capture.done': 'Das geht schon im ersten Zug. Blau wird sicher zurückschlagen.',

  'lesson.backwards.title': 'Rückwärts beißen',
  'lesson.backwards.text':
    'Zum Schlagen stehen **alle acht Richtungen** offen: vorwärts, seitwärts und rückwärts.',
  'lesson.backwards.task':
    'Blaus Kurtisane auf `c3` bedroht deinen König. Schlag sie rückwärts, mit der Kurtisane auf `d4`.',
  'lesson.backwards.done': 'Gezogen wird nur vorwärts. Gebissen wird überallhin.',
  'lesson.backwards.wrong': 'So bleibt `c3` stehen, und dein König in Gefahr.',
  'lesson.backwards.wrong.d4xe3': 'Auch ein Schlag, seitwärts. Aber jetzt nimmt Blau deinen König auf `b2`.',

  'lesson.exchange.title': 'Der Tausch',
  'lesson.exchange.text':
    'Dein König darf seinen oberen Stein einer **eigenen Kurtisane** geben, die in einer **Vorwärtsrichtung** neben ihm steht. Nun ist sie der König, und der alte König eine Kurtisane. Das ist ein ganzer Zug.',
  'lesson.exchange.task': 'Tausche deinen König mit einer Kurtisane: wähl den König, dann die Kurtisane.',
  'lesson.exchange.done': 'So kommt ein König durch eine Menge, durch die er nicht gehen könnte.',

  'lesson.home.title': 'Ans Ziel',
  'lesson.home.text': 'Dein König auf dem **Heimatfeld des Feindes** gewinnt sofort.',
  'lesson.home.task': 'Gewinne.',
  'lesson.home.done': 'Rots König ist in Blaus Ecke.',

  'lesson.home-exchange.title': 'Ans Ziel durch Tausch',
  'lesson.home-exchange.text':
    'Wie der König dorthin kommt, ist gleich. Eine Kurtisane darf auf dem Heimatfeld auf die Krone warten.',
  'lesson.home-exchange.task': 'Gewinne durch einen Tausch.',
  'lesson.home-exchange.done': 'Die Kurtisane auf `f6` wurde König, und das ist ein König auf `f6`.',

  'lesson.home-capture.title': 'Ans Ziel durch Schlagen',
  'lesson.home-capture.text': 'Eine Figur auf dem Heimatfeld schützt nicht: dein König darf sie schlagen.',
  'lesson.home-capture.task': 'Gewinne mit dem König auf `e6`.',
  'lesson.home-capture.done': 'Geschlagen und angekommen, beides in einem Zug.',
  'lesson.home-capture.wrong': 'Nimm diesmal den König auf `e6`.',

  'lesson.king-capture.title': 'Den König schlagen',
  'lesson.king-capture.text':
    '**Schlag den feindlichen König** mit irgendeiner Figur, und du hast auch gewonnen.',
  'lesson.king-capture.task': 'Gewinne mit deiner Kurtisane.',
  'lesson.king-capture.done': 'Sogar Könige dürfen einander schlagen.',

  'lesson.no-draws.title': 'Kein Remis',
  'lesson.no-draws.text':
    'Jeder Zug geht vorwärts oder schlägt, also kommt keine Stellung zweimal. Es gibt kein Remis, und jedes Spiel endet.\nDas Regelblatt lässt nichts offen, deshalb gibt es in diesem Spiel **keine Auslegungen von uns**.',
  'lesson.no-draws.task':
    'Versuch, mit der Kurtisane auf `e4` zurückzuziehen. Mach dann irgendeinen erlaubten Zug.',
  'lesson.no-draws.done': 'Vorwärts ging es. Ein Sieg zählt im Match einen Punkt.',

  'lesson.sizes.title': 'Andere Bretter',
  'lesson.sizes.text':
    'Das Spiel ist für Bretter mit 6×6, 7×7 und mehr Feldern. Auf jeder Größe ist die Reihe quer durch die Mitte leer, und die Reihen davor sind voll. Zum Lernen und Untersuchen stellen wir auch 3×3 bis 5×5 nach demselben Muster auf.',
  'lesson.sizes.task': 'Das ist 7×7. Mach irgendeinen Zug.',
  'lesson.sizes.done': 'Eine Reihe mehr je Seite. Sonst ändert sich nichts.',

  'exercise.bite-back.title': 'Beiß zurück',
  'exercise.bite-back.task': 'Dein König auf `b2` ist angegriffen. Bring ihn in Sicherheit.',
  'exercise.bite-back.hint': 'Schlag den Angreifer, aber nicht mit dem König: `b4` deckt ihn.',
  'exercise.bite-back.done': 'Der Angreifer ist weg, und dein König bleibt außer Reichweite.',
  'exercise.bite-back.wrong': 'Jetzt schlägt Blau deinen König.',

  'exercise.pass-the-crown.title': 'Gib die Krone weiter',
  'exercise.pass-the-crown.task': 'Dein König steht auf `a1`. Nach zwei Zügen soll er auf `c3` stehen.',
  'exercise.pass-the-crown.hint': 'Durch die eigenen Leute kann er nicht gehen. Er kann mit ihnen tauschen.',
  'exercise.pass-the-crown.done': 'Zwei Tausche, jeder zwei Reihen nach vorn.',
  'exercise.pass-the-crown.wrong': 'Zu langsam. Tausch gerade hinauf, zweimal.',

  'exercise.into-the-corner.title': 'In die Ecke',
  'exercise.into-the-corner.task': 'Gewinne mit einem Zug. Sonst gewinnt Blau.',
  'exercise.into-the-corner.hint': 'Wie weit ist dein König von `f6` entfernt?',
  'exercise.into-the-corner.done': 'Schau immer zuerst zur Ecke.',
  'exercise.into-the-corner.wrong': 'Blau nutzt die Gelegenheit und nimmt deinen König.',

  'exercise.king-hunt.title': 'Königsjagd',
  'exercise.king-hunt.task': 'Gewinne mit einem Zug.',
  'exercise.king-hunt.hint': 'Blaus König steht neben einer deiner Kurtisanen. Seitwärts ist erlaubt.',
  'exercise.king-hunt.done': 'Ein Schlag in eine von acht Richtungen.',
  'exercise.king-hunt.wrong': 'Der König steht noch.',

  'exercise.the-uncrowned.title': 'Die Krone ist schneller',
  'exercise.the-uncrowned.task': 'Gewinne in zwei Zügen.',
  'exercise.the-uncrowned.hint': 'Welche Figur ist der Ecke schon am nächsten?',
  'exercise.the-uncrowned.done': 'Erst zum König machen, dann hineingehen.',
  'exercise.the-uncrowned.wrong': 'Das dauert länger.',
  'exercise.the-uncrowned.wrong.e6-f6': 'Auch das gewinnt, braucht aber einen Zug mehr.',

  'exercise.one-saving-move.title': 'Ein rettender Zug',
  'exercise.one-saving-move.task': 'Nur ein Zug hält deinen König am Leben. Finde ihn.',
  'exercise.one-saving-move.hint':
    'Blaus Kurtisane auf `c3` greift ihn an. Niemand sonst kommt an dieses Feld.',
  'exercise.one-saving-move.done': 'Manchmal muss der König es selbst tun.',
  'exercise.one-saving-move.wrong': 'Blau schlägt deinen König.',

  'exercise.win-the-race.title': 'Gewinn das Rennen',
  'exercise.win-the-race.task': 'Beide Könige laufen zur Ecke. Gewinne in zwei Zügen.',
  'exercise.win-the-race.hint': 'Zähl: wer braucht wie viele Züge?',
  'exercise.win-the-race.done': 'Du warst einen Zug voraus und hast ihn genutzt.',
  'exercise.win-the-race.wrong': 'Jetzt ist Blau schneller.',
  'exercise.win-the-race.wrong.e4=f4':
    'Von `f4` ist der Weg so lang wie vorher, der Zug ist also verschenkt. Blau ist schneller.',

  'exercise.the-bait.title': 'Der Köder',
  'exercise.the-bait.task': 'Gewinne in zwei Zügen, was Blau auch tut.',
  'exercise.the-bait.hint':
    'Greif den König mit einer gedeckten Kurtisane an, so dass Schlagen kein Ausweg ist.',
  'exercise.the-bait.done': 'Schlägt der König, wird er geschlagen. Schlägt er nicht, auch.',
  'exercise.the-bait.wrong': 'Der König entkommt.',

  'exercise.trapped-king.title': 'Der König in der Falle',
  'exercise.trapped-king.task': 'Gewinne in zwei Zügen, was Blau auch tut.',
  'exercise.trapped-king.hint': 'Blaus König auf `d3` kann nur hinab. Greif ihn von dort an, mit Deckung.',
  'exercise.trapped-king.done': 'Jeder Schritt, den er hatte, war gedeckt.',
  'exercise.trapped-king.wrong': 'Noch sind nicht alle Wege gedeckt.',

  'exercise.give-to-take.title': 'Geben und nehmen',
  'exercise.give-to-take.task': 'Gewinne in drei Zügen, was Blau auch tut.',
  'exercise.give-to-take.hint':
    'Greif den König an. Blau muss den Angreifer schlagen: schlag zurück und greif wieder an.',
  'exercise.give-to-take.done': 'Du hast gegeben und genommen, und der König war ohne Deckung.',
  'exercise.give-to-take.wrong': 'Dagegen kann Blau sich wehren.',
};
