### The course of Courtier.

courtier-lead = Two courts on a small round board. A piece is captured when it is between two enemies. Catch the enemy king that way and you win.
courtier-credit = Courtier was designed by Mike Kelly.

courtier-goal = Catch the enemy **king** between two of your pieces, in a straight line of three.
courtier-rule-1 = Nobody jumps or lands on anything: a piece is captured when it is **between two enemies**, along a ring, along a spoke or through the centre.
courtier-rule-2 = A piece that **steps between two enemies** is captured too, even a king.
courtier-rule-3 = King and guards move and capture alike: one step to an empty space, never diagonally.
courtier-tip-1 = Choose one of your pieces to see where it can go: one step along its ring, along its spoke, or into the centre.
courtier-tip-2 = To capture, put a piece on the other side of an enemy that already has one of your pieces beside it.
courtier-tip-3 = Before each move, look at your king. If an enemy is on one side of it and the space opposite is empty, move it or fill that space.

courtier-lesson-setup-title = Goal and setup
courtier-lesson-setup-text = Catch the enemy **king** between two of your pieces.
    Both sides fill their half of the outer ring: five guards, and the king third from its owner’s right. You agree on your colour: choose your seat when you set up a table. The board has an outer ring `a1`–`a12`, an inner ring `b1`–`b12` and the centre `c`.
courtier-lesson-setup-ruling = Who moves first is agreed, or drawn by lot. In a match the first move alternates; the sheet suggests two games, so that each player moves first once, and that is the usual match. A win counts one point in a match, a draw half a point to each.
courtier-lesson-setup-task = Make any first move.
courtier-lesson-setup-done = At the start each piece can only step to the space in front of it: six first moves in all.

courtier-lesson-moving-title = Moving
courtier-lesson-moving-text = Guards and kings move alike: **one step to an empty adjacent space**, along a ring, along a spoke, or into and out of the centre.
    There are no diagonal steps: `a5` and `b6` do not touch.
courtier-lesson-moving-ruling = If you can move, you must.
courtier-lesson-moving-task = Step with the guard on `b6` into the centre.
courtier-lesson-moving-done = From the centre every inner space is one step away.

courtier-lesson-ring-title = Capture along a ring
courtier-lesson-ring-text = After your move, every piece **in the middle of a straight line of three, with an enemy at each end**, is captured. You neither jump nor land on anything: you close in from the other side.
courtier-lesson-ring-task = Amber’s guard on `b4` has your guard on one side. Close the other side.
courtier-lesson-ring-done = Three in a row along the inner ring: `b3`, `b4`, `b5`. The one in the middle is gone.

courtier-lesson-ring-closes-title = The rings close
courtier-lesson-ring-closes-text = Both rings run all the way round: 12 and 1 are neighbours. So `a12`, `a1`, `a2` is a line like any other.
courtier-lesson-ring-closes-task = Capture the guard on `a1`.
courtier-lesson-ring-closes-done = Caught across the seam, between `a12` and `a2`.

courtier-lesson-spoke-title = Capture along a spoke
courtier-lesson-spoke-text = An outer space, the inner space beside it and the centre make a line too: `a3`, `b3`, `c`.
courtier-lesson-spoke-ruling = The sheet says “directly between” and rules diagonals out. On a round board we count three kinds of lines: along a ring, along a spoke, and through the centre.
courtier-lesson-spoke-task = Capture the guard on `b3` along its spoke.
courtier-lesson-spoke-done = From the centre you press on twelve spokes at once.

courtier-lesson-centre-title = Capture through the centre
courtier-lesson-centre-text = Two inner spaces that **face each other** make a line with the centre between them, such as `b2`, `c`, `b8`. The line must be straight: `b2` and `b7` catch nothing.
courtier-lesson-centre-task = Capture the guard in the centre.
courtier-lesson-centre-done = The centre can be caught from six directions. It is a strong place, and a dangerous one.

courtier-lesson-several-title = Several at once
courtier-lesson-several-text = One move may complete several lines. Everything caught comes off together.
courtier-lesson-several-task = Capture three guards with one move.
courtier-lesson-several-done = One step, three lines: `b3`, `b5` and the centre.

courtier-lesson-between-title = Stepping in between
courtier-lesson-between-text = Look twice before you step into a gap.
courtier-lesson-between-ruling = **Any** piece between two enemies is captured, even one that has just moved there.
courtier-lesson-between-task = Do it once on purpose: lose a guard by stepping between two enemies.
courtier-lesson-between-done = It was between `b3` and `b5` the moment it arrived.

courtier-lesson-trade-title = Captures of both colours
courtier-lesson-trade-text = A step in between can be worth it, if it catches something too.
courtier-lesson-trade-ruling = All captures are judged on the board as the move left it, and everything caught is removed together. A piece that is captured itself still captures others.
courtier-lesson-trade-task = Capture Amber’s guard on `b3`. It will cost you something.
courtier-lesson-trade-done = Teal, Amber, Teal, Amber in a row: both in the middle are gone.

courtier-lesson-kings-title = Kings fight
courtier-lesson-kings-text = A king moves and captures like a guard.
courtier-lesson-kings-task = Capture the guard on `b4` with your king’s help.
courtier-lesson-kings-done = A king at the end of a line catches like anyone else.

courtier-lesson-winning-title = Winning
courtier-lesson-winning-text = **Capture the enemy king and you win.** It does not matter whose move it was: a king that steps between two enemies is lost.
courtier-lesson-winning-task = Amber’s king dared to enter the centre. Win.
courtier-lesson-winning-done = Caught between `b2` and `b8`. The game is over.

courtier-lesson-both-kings-title = Both kings at once
courtier-lesson-both-kings-text = It is rare, but one move can catch both kings.
courtier-lesson-both-kings-ruling = If one move captures both kings, the game is a draw.
courtier-lesson-both-kings-task = Save half a point: make a move that takes both kings off.
courtier-lesson-both-kings-done = Your king fell between `b3` and `b5`, and Amber’s between `b2` and `b4`.

courtier-lesson-stuck-title = No move left
courtier-lesson-stuck-text = Your king and your guard are shut in. No line catches them, but they cannot step.
courtier-lesson-stuck-ruling = A player with no legal move forfeits the turn. If both players forfeit in a row, the game is a draw.
courtier-lesson-stuck-task = There is only one thing to do: pass. Use the button below the board.
courtier-lesson-stuck-done = Now it is Amber’s turn. You may pass only when you cannot move.

courtier-lesson-draws-title = Draws
courtier-lesson-draws-text = Nobody has to walk in circles forever.
courtier-lesson-draws-ruling = When the same position occurs for the third time, or after 100 turns in a row without a capture, you may claim a draw. At the fifth time, or after 150 such turns, the game is drawn automatically.
courtier-lesson-draws-task = Move a piece out and back, twice. Amber will do the same.
courtier-lesson-draws-done = This position has occurred three times: now either player could claim a draw.

courtier-exercise-first-catch-title = First catch
courtier-exercise-first-catch-task = Capture Amber’s guard on `b6`.
courtier-exercise-first-catch-hint = Your guard on `b7` already holds one side. Who can reach the other?
courtier-exercise-first-catch-done = Caught along the inner ring, between `b5` and `b7`.
courtier-exercise-first-catch-wrong = Nothing is caught: `b6` needs one of your pieces on each side, in one line.

courtier-exercise-down-the-spoke-title = Down the spoke
courtier-exercise-down-the-spoke-task = Capture a guard with one move.
courtier-exercise-down-the-spoke-hint = Your guard on `a2` stands at the outer end of a spoke.
courtier-exercise-down-the-spoke-done = `a2`, `b2` and the centre are a line.
courtier-exercise-down-the-spoke-wrong = Not caught yet. Look for a line that ends in the centre.

courtier-exercise-over-the-seam-title = Over the seam
courtier-exercise-over-the-seam-task = Capture the guard on `b12`.
courtier-exercise-over-the-seam-hint = After 12 comes 1.
courtier-exercise-over-the-seam-done = `b11`, `b12`, `b1`: the ring has no end.
courtier-exercise-over-the-seam-wrong = The other side of `b12` is still open.

courtier-exercise-two-birds-title = Two birds
courtier-exercise-two-birds-task = Capture two guards with one move.
courtier-exercise-two-birds-hint = Two of your guards wait at the outer ends of two spokes.
courtier-exercise-two-birds-done = The centre closed both spokes at once.
courtier-exercise-two-birds-wrong = That catches fewer than two.

courtier-exercise-catch-the-king-title = Catch the king
courtier-exercise-catch-the-king-task = Win with one move.
courtier-exercise-catch-the-king-hint = Your guard on `a9` stands right behind the king.
courtier-exercise-catch-the-king-done = The spoke `a9`, `b9`, `c` was the only line that could be closed.
courtier-exercise-catch-the-king-wrong = The king is still free.
courtier-exercise-catch-the-king-wrong-a8-b8 = Close, but `b8` and `a9` make no straight line. Which line runs through `a9`?

courtier-exercise-save-the-king-title = Save the king
courtier-exercise-save-the-king-task = Amber wants to catch your king on `b3` next. Find the only move that saves it.
courtier-exercise-save-the-king-hint = Amber’s king already sits in the centre, at the end of `b3`’s spoke.
courtier-exercise-save-the-king-done = Off the spoke, and the trap snaps shut on nothing.
courtier-exercise-save-the-king-wrong = Amber goes to `a3` and your king is caught between `a3` and the centre.

courtier-exercise-no-way-out-title = No way out
courtier-exercise-no-way-out-task = Win in two moves, whatever Amber does.
courtier-exercise-no-way-out-hint = A king with few steps is half caught. Take its last good one away.
courtier-exercise-no-way-out-done = A quiet step, and every way out led into a line.
courtier-exercise-no-way-out-wrong = Now the king slips away. Do not chase it: fence it in.

courtier-exercise-two-threats-title = Two threats
courtier-exercise-two-threats-task = Win in two moves, whatever Amber does.
courtier-exercise-two-threats-hint = The king on `b1` stands on a ring line and on a spoke. Threaten both.
courtier-exercise-two-threats-done = Amber could answer one threat, not both.
courtier-exercise-two-threats-wrong = One threat can be parried. You need two with one move.

courtier-exercise-three-deep-title = Three deep
courtier-exercise-three-deep-task = Win in three moves, whatever Amber does.
courtier-exercise-three-deep-hint = First free the centre: the guard in it can be caught.
courtier-exercise-three-deep-done = You saw it through to the end. That is how games are won here.
courtier-exercise-three-deep-wrong = Amber gets away. Capture with tempo first.
