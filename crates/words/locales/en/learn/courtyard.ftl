### The course of Courtyard.

courtyard-lead = Two kings race for a walled Courtyard, each by the gate on the far side. Pieces jump as in checkers, with a twist: if you can jump and do not, you lose the piece.
courtyard-credit = Courtyard was designed by Len Kalich in 1963.

courtyard-goal = Get your **king into the Courtyard**, through the gate of its colour on the far side.
courtyard-rule-1 = **Jump, or lose the piece**: if you could jump and make another move, your opponent removes a piece that could have jumped.
courtyard-rule-2 = A captured king does not end the game, but **without a king you can no longer win**. Without both, it is a draw.
courtyard-rule-3 = A serf on the far rank can go back to an empty square where your guards or king began: **recycling**.
courtyard-tip-1 = Before each move, look for jumps: if you can jump and don’t, you lose a piece that could have.
courtyard-tip-2 = Serfs only go forwards. Guards go one or two squares in any direction, and are your best jumpers.
courtyard-tip-3 = Your king enters on the opponent’s side. Clear its way with guards first: a captured king cannot win.

courtyard-lesson-setup-title = Goal and setup
courtyard-lesson-setup-text = Bring your **king into the Courtyard**, the walled building in the middle. Each king may enter only by the gate on its **opponent’s** side.
    Only the dark squares are used. Each side has a king, four guards and ten serfs. A random player starts.
courtyard-lesson-setup-ruling = The sheet marks the gates by arrows in a figure. We read them as `f7` in the North and `e4` in the South, with two ways in from each. A win counts one point in a match, a draw half a point to each.
courtyard-lesson-setup-task = Make any first move.
courtyard-lesson-setup-done = Only the serfs of the front rank can move at first.

courtyard-lesson-serf-title = The serf
courtyard-lesson-serf-text = A serf steps **one square forward**, diagonally left or right. It never goes back.
courtyard-lesson-serf-task = Bring a serf to `c4`.
courtyard-lesson-serf-done = A usual first move: `c4` lies along the wall.

courtyard-lesson-king-title = The king
courtyard-lesson-king-text = A king steps **one square in any direction**, always diagonally.
courtyard-lesson-king-task = Step back with your king from `f3` to `e2`.
courtyard-lesson-king-done = Four directions, one step.

courtyard-lesson-guard-title = The guard
courtyard-lesson-guard-text = A guard steps **one or two squares in any direction**. The square in between must be empty.
courtyard-lesson-guard-ruling = Two squares go in a straight line. An option, further below, lets guards turn.
courtyard-lesson-guard-task = Bring the guard from `c8` to `e10`.
courtyard-lesson-guard-done = Two squares at once. Beyond `d7` it would have met the wall.

courtyard-lesson-jump-title = Jumping
courtyard-lesson-jump-text = A piece captures by jumping **over an enemy next to it to the empty square right behind**. Serfs jump forward only, guards and kings in all directions. Nobody jumps their own pieces, and a guard cannot step first and then jump.
courtyard-lesson-jump-task = Capture the serf on `b5`.
courtyard-lesson-jump-done = From `c4` over `b5` to `a6`.

courtyard-lesson-jumping-on-title = Multiple jumps
courtyard-lesson-jumping-on-text = The sheet says that a guard may jump several times in one turn.
courtyard-lesson-jumping-on-ruling = As in checkers, every piece may, and a piece that can keep jumping **must**. It may choose freely among its jumps. Steps and jumps never mix.
courtyard-lesson-jumping-on-task = Capture two serfs with the guard on `a2`. Tap the squares where it lands.
courtyard-lesson-jumping-on-done = On `c4` it had a choice: over `b5`, or over `d3`. Stopping was not an option.

courtyard-lesson-huff-title = Jump or lose the piece
courtyard-lesson-huff-text = If you can jump and make another move instead, every piece that could have jumped becomes an **offender**, and your opponent must remove one of them. This is called **huffing**.
courtyard-lesson-huff-ruling = One offender is lost, chosen by the opponent; if it has moved, it is taken from its new square. Any jump satisfies the rule, whichever piece makes it. Kings can be huffed too. A move that wins the game is not punished.
courtyard-lesson-huff-task = Your serf on `c4` could jump. Make another move and see what happens.
courtyard-lesson-huff-done = Garnet removed the offender, and still has its own turn.
courtyard-lesson-huff-wrong = You jumped, so nothing is lost. This time, do not.
courtyard-lesson-huff-wrong-c4xa6 = You jumped, so nothing is lost. This time, do not.

courtyard-lesson-huffing-title = Huffing
courtyard-lesson-huffing-text = Now the other way round: you play Garnet, and two Ivory serfs could have jumped. They are marked.
courtyard-lesson-huffing-ruling = You must remove one. It comes before your own turn and does not use it up.
courtyard-lesson-huffing-task = Remove one of the offenders.
courtyard-lesson-huffing-done = And now you would make your move.

courtyard-lesson-safe-title = The safe squares
courtyard-lesson-safe-text = No jump leads into the Courtyard, except for a king at its own gate. So on the six framed squares along the wall a piece cannot be jumped **towards the wall**. Along the wall it can.
courtyard-lesson-safe-task = The guard on `b7` cannot jump the serf on `c6`. Find the piece that can.
courtyard-lesson-safe-done = From `b5` the jump runs along the wall, to `d7`.

courtyard-lesson-enter-title = Entering the Courtyard
courtyard-lesson-enter-text = Ivory’s king enters from `f7`, Garnet’s from `e4`, to either of the two dark squares inside. **A king that enters wins at once.** Nobody else may ever go in.
courtyard-lesson-enter-task = Win.
courtyard-lesson-enter-done = Inside. You could have jumped, but a winning move is not punished.

courtyard-lesson-enter-jump-title = Jumping in
courtyard-lesson-enter-jump-text = A king may also jump in, over an enemy **on the gate square**. So nobody can block a gate for good.
courtyard-lesson-enter-jump-task = Garnet’s serf blocks `f7`. Enter anyway.
courtyard-lesson-enter-jump-done = Over the blocker’s head. Such a jump may also be the last of several.

courtyard-lesson-king-captured-title = A captured king
courtyard-lesson-king-captured-text = Serfs and guards may jump a king, but **a king never jumps a king**. If a king is captured, play goes on. Its side can no longer win, but it can still stop the other.
courtyard-lesson-king-captured-task = Capture Garnet’s king. Your own king cannot do it.
courtyard-lesson-king-captured-done = Garnet cannot win any more. You still have to bring your own king in.

courtyard-lesson-both-kings-title = No kings, no winner
courtyard-lesson-both-kings-text = If both kings are gone, the game is a draw. Here Ivory’s is gone already.
courtyard-lesson-both-kings-task = Save the draw.
courtyard-lesson-both-kings-done = Without kings nobody can win.

courtyard-lesson-recycle-title = Recycling
courtyard-lesson-recycle-text = A serf on the far rank has nowhere to go. As a turn, it may be **recycled**: put on any empty square where one of your guards or your king started. It stays a serf and marches again.
courtyard-lesson-recycle-task = Recycle the serf on `c10` to `h1`.
courtyard-lesson-recycle-done = If you recycle when you could have jumped, it is punished like any other move.

courtyard-lesson-stuck-title = No move left
courtyard-lesson-stuck-text = Ivory’s last serf can neither step nor jump.
courtyard-lesson-stuck-ruling = A player with no legal move forfeits the turn. If both players forfeit in a row, the game is a draw.
courtyard-lesson-stuck-task = Pass. You may do so only when you cannot move.
courtyard-lesson-stuck-done = Now it is Garnet’s turn.

courtyard-lesson-draws-title = Draws
courtyard-lesson-draws-text = The sheet would let a game go on forever.
courtyard-lesson-draws-ruling = When the same position occurs for the third time, or after 100 turns in a row in which nothing was captured or huffed, you may claim a draw. At the fifth time, or after 150 such turns, the game is drawn automatically.
courtyard-lesson-draws-task = Move a piece out and back, twice. Garnet will do the same.
courtyard-lesson-draws-done = This position has occurred three times: now either player could claim a draw.

courtyard-lesson-guard-turns-title = Option: guards turn
courtyard-lesson-guard-turns-text = You can agree on this option for a game: the **second step of a guard may change direction**, but must not lead back to where it began.
courtyard-lesson-guard-turns-task = Bring the guard from `c8` to `c6`.
courtyard-lesson-guard-turns-done = Down, and down again the other way. Without the option this is not legal.

courtyard-lesson-stop-short-title = Option: stopping short
courtyard-lesson-stop-short-text = You can agree on this option for a game: a chain of jumps **may stop after any jump**.
courtyard-lesson-stop-short-ruling = A piece that stops when it could keep jumping has failed to jump: it is the only offender of that turn, and your opponent must remove it.
courtyard-lesson-stop-short-task = Jump once with the guard on `a2`, and stop on `c4`.
courtyard-lesson-stop-short-done = One serf for a guard: it could have kept jumping, so Garnet must remove it.

courtyard-lesson-small-yard-title = Option: the small Courtyard
courtyard-lesson-small-yard-text = With this option the Courtyard covers only the four squares in the middle. The gates stay at `f7` and `e4`, and lead to `e6` and `f5` only.
courtyard-lesson-small-yard-ruling = This is not on the sheet. It follows John Ayer’s description of the game on the Chess Variant Pages.
courtyard-lesson-small-yard-task = Enter the small Courtyard.
courtyard-lesson-small-yard-done = From `g8` over `f7` to `e6`. From `e8` you would have landed outside.

courtyard-exercise-first-jump-title = First jump
courtyard-exercise-first-jump-task = Capture a serf.
courtyard-exercise-first-jump-hint = Your guard on `h3` has an enemy next to it, with an empty square behind.
courtyard-exercise-first-jump-done = From `h3` over `i4` to `j5`.
courtyard-exercise-first-jump-wrong = No capture, and Garnet would remove the guard that could have jumped.

courtyard-exercise-long-way-title = The long way
courtyard-exercise-long-way-task = Capture three serfs in one turn.
courtyard-exercise-long-way-hint = On `c4` you have a choice. Only one way goes on.
courtyard-exercise-long-way-done = Three landings: `c4`, `a6`, `c8`.
courtyard-exercise-long-way-wrong = That captures fewer than three.

courtyard-exercise-pick-one-title = Which one goes?
courtyard-exercise-pick-one-task = Garnet could have jumped with the king or with the guard, and did not. Remove the one that hurts most.
courtyard-exercise-pick-one-hint = Without which piece can Garnet never win?
courtyard-exercise-pick-one-done = The king is gone: from now on only you can win.
courtyard-exercise-pick-one-wrong = There was more to take.
courtyard-exercise-pick-one-wrong-_g10 = A guard is good. But Garnet’s king was free to take!

courtyard-exercise-walk-in-title = Walk in
courtyard-exercise-walk-in-task = You play Garnet. Win with one move.
courtyard-exercise-walk-in-hint = Your gate is the South gate, and your king stands right before it.
courtyard-exercise-walk-in-done = Either square inside would do.
courtyard-exercise-walk-in-wrong = The gate was open.

courtyard-exercise-leap-in-title = Leap in
courtyard-exercise-leap-in-task = Win with one move.
courtyard-exercise-leap-in-hint = Two serfs stand like stepping stones on the way.
courtyard-exercise-leap-in-done = Over `d7` to `e8`, and over `f7` into the Courtyard.
courtyard-exercise-leap-in-wrong = Your king could have jumped, and kept jumping.

courtyard-exercise-doorstep-title = On the doorstep
courtyard-exercise-doorstep-task = Win in two moves, whatever Garnet does.
courtyard-exercise-doorstep-hint = Every jump over `f7` would end inside the Courtyard. So who could capture a king there?
courtyard-exercise-doorstep-done = On its gate square a king cannot be captured. Only a faster king can stop it.
courtyard-exercise-doorstep-wrong = Too slow: Garnet’s king is close to its own gate.
courtyard-exercise-doorstep-wrong-g4-h5 = Now Garnet’s king comes first. Go for the gate!

courtyard-exercise-the-living-door-title = The living door
courtyard-exercise-the-living-door-task = Garnet blocks your gate. Win in two moves anyway.
courtyard-exercise-the-living-door-hint = A blocker on `f7` can be jumped. From where?
courtyard-exercise-the-living-door-done = The blocker was the door: from `g8` over `f7` and in.
courtyard-exercise-the-living-door-wrong = The king has to get beside the blocker first.

courtyard-exercise-jump-to-the-door-title = Jump to the door
courtyard-exercise-jump-to-the-door-task = Win in two moves, whatever Garnet does.
courtyard-exercise-jump-to-the-door-hint = A capture may land you right where you want to be.
courtyard-exercise-jump-to-the-door-done = Over `e8` to `f7`, where nobody can touch you.
courtyard-exercise-jump-to-the-door-wrong = Your king could have jumped: it is huffed.

courtyard-exercise-temptation-title = Temptation
courtyard-exercise-temptation-task = Win as fast as you can, whatever it costs: in three decisions, removals included.
courtyard-exercise-temptation-hint = You could capture Garnet’s king. But what wins is your own king.
courtyard-exercise-temptation-done = The guard was lost for not jumping, and it did not matter.
courtyard-exercise-temptation-wrong = That takes longer. The gate is one step away.
courtyard-exercise-temptation-wrong-h3xf1 = Garnet’s king is gone, but the game goes on and you have lost time. There was a win at once.
