### The course of Dejarik.

dejarik-lead = Four pawns a side wait in the outer ring and burst into the inner one: straight, diagonally, or flung onwards by their own. Games are short, and played for points.
dejarik-credit = Dejarik was designed by Igor Barzilai.

dejarik-goal = Line up **three or four** of your pawns side by side in the inner ring, or **capture two** enemy pawns.
dejarik-rule-1 = A diagonal exit that ends beside a pawn of your own in the outer ring is **boosted** two spaces further. You cannot stop earlier.
dejarik-rule-2 = Only a diagonal exit captures: it takes the enemy pawn in the inner ring **right in front of where it stops**.
dejarik-rule-3 = A pawn in the inner ring can only go **home**, to the outer space beside it.
dejarik-tip-1 = Choose a pawn to see how far it flies. Pawns of your own in the outer ring fling it on.
dejarik-tip-2 = Two pawns of one side with an empty space between them in the inner ring threaten three in a row. Look at your opponent’s too.
dejarik-tip-3 = Points matter in a match: three in a row wins 1, two captures win 2, four in a row wins 3.

dejarik-lesson-setup-title = Goal and setup
dejarik-lesson-setup-text = Line up **three or four pawns** side by side in the inner ring, or **capture two** enemy pawns.
    Black has pawns on `a1 a2 a3 a5`, White opposite on `a12 a11 a10 a8`. Black begins; choose your seat when you set up a table, and it decides your colour. A pawn never passes over another and never lands on one.
dejarik-lesson-setup-ruling = Black always begins, so in a match the players swap seats from game to game.
dejarik-lesson-setup-task = Make any first move.
dejarik-lesson-setup-done = There are nineteen first moves. The next boards show each kind of move.

dejarik-lesson-straight-title = Straight Exit
dejarik-lesson-straight-text = A pawn steps from the outer ring to the inner space beside it. That space must be empty.
dejarik-lesson-straight-task = Bring the pawn on `a5` to `b5`.
dejarik-lesson-straight-done = Plain and safe: a Straight Exit is never boosted and never captures.

dejarik-lesson-diagonal-title = Diagonal Exit
dejarik-lesson-diagonal-text = A pawn goes in and **one space on**, to the left or to the right. It crosses the inner space beside it, so that one must be empty too.
dejarik-lesson-diagonal-task = Bring the pawn on `a5` to `b6`.
dejarik-lesson-diagonal-done = In over `b5`, and one on.

dejarik-lesson-double-title = Double Diagonal Exit
dejarik-lesson-double-text = A pawn goes in and **two spaces on**. All it crosses must be empty, and so must the outer space next to it on that side: here `a6`.
dejarik-lesson-double-ruling = The sheet lists the spaces in the way. The space where the exit ends must be empty too.
dejarik-lesson-double-task = Bring the pawn on `a5` to `b7`.
dejarik-lesson-double-done = Over `b5` and `b6` to `b7`.

dejarik-lesson-dejarik-title = Dejarik
dejarik-lesson-dejarik-text = The move that gave the game its name: from the outer ring straight **to the centre**. The inner space on the way and the centre must be empty.
dejarik-lesson-dejarik-task = Bring any pawn to the centre.
dejarik-lesson-dejarik-done = Only one pawn fits in there.

dejarik-lesson-reverse-title = Reverse Dejarik
dejarik-lesson-reverse-text = From the centre a pawn goes out to **any** empty outer space whose inner neighbour is empty. It is the quickest way across the board.
dejarik-lesson-reverse-task = Send the pawn in the centre to `a7`.
dejarik-lesson-reverse-done = It could not go to `a10`: White’s pawn on `b10` bars the way.

dejarik-lesson-home-title = Home
dejarik-lesson-home-text = A pawn in the inner ring has one move only: back out to the outer space beside it.
dejarik-lesson-home-task = Bring the pawn on `b5` home.
dejarik-lesson-home-done = Home, and ready for another exit.

dejarik-lesson-boost-title = Boost
dejarik-lesson-boost-text = If a diagonal or double diagonal exit ends **beside a pawn of your own** in the outer ring, that pawn boosts it: **two spaces further** in the same direction. You cannot stop earlier.
dejarik-lesson-boost-ruling = The pawn that boosts is the one in the outer ring with the same number.
dejarik-lesson-boost-task = Send the pawn on `a3` to the left. It will not stop on `b2`.
dejarik-lesson-boost-done = On `b2` the pawn on `a2` flung it on, over `b1` to `b12`.

dejarik-lesson-boosts-title = Chained boosts
dejarik-lesson-boosts-text = If a boost ends beside another pawn of your own, that pawn boosts it again, and so on.
dejarik-lesson-boosts-task = Find a move with two boosts.
dejarik-lesson-boosts-done = Flung twice. `a5` goes by `b3` and `b1` to `b11`, and `a2` by `b3` and `b5` to `b7`.

dejarik-lesson-blocked-title = No room for a boost
dejarik-lesson-blocked-text = A boost needs **both** spaces ahead to be empty. If a pawn of either colour is on one of them, there is no boost.
dejarik-lesson-blocked-task = White’s pawn is on `b12`. Now stop on `b2` with the pawn on `a3`.
dejarik-lesson-blocked-done = What was not legal at the start is legal now.

dejarik-lesson-capture-title = Capture
dejarik-lesson-capture-text = If a diagonal or double diagonal exit, with all its boosts, ends **next to an enemy pawn in the inner ring**, that pawn is removed. No other move captures.
dejarik-lesson-capture-task = Capture the pawn on `b7`.
dejarik-lesson-capture-done = You stopped right before it. A Straight Exit next to it would have done nothing.

dejarik-lesson-stopped-title = Stopped, and captured
dejarik-lesson-stopped-text = An enemy in the way stops a boost, **even one that is then captured**.
dejarik-lesson-stopped-task = Capture the pawn on `b1`.
dejarik-lesson-stopped-done = `a2` would have boosted your pawn. White’s pawn stopped it on `b2`, and was then captured.

dejarik-lesson-three-title = Three in a row
dejarik-lesson-three-text = Three of your pawns on three successive inner spaces end the game: **1 point**.
dejarik-lesson-three-ruling = The sheet’s “middle row” is the inner ring. The ring closes, so `b11 b12 b1` is a row too.
dejarik-lesson-three-task = Make a row of three.
dejarik-lesson-three-done = One point for Black.

dejarik-lesson-four-title = Four in a row
dejarik-lesson-four-text = Four successive pawns are worth **3 points**. Because three end the game, a row of four is always made in one move, by closing a gap.
dejarik-lesson-four-ruling = Giving up is no way to dodge points: a player who resigns, runs out of time or leaves loses the most that the opponent could still score, 3 points while the opponent has four pawns, 2 with three.
dejarik-lesson-four-task = Close the gap.
dejarik-lesson-four-done = Three points: the most one game can give.

dejarik-lesson-two-captures-title = Two captures
dejarik-lesson-two-captures-text = The second enemy pawn that you capture ends the game: **2 points**. White has lost one already.
dejarik-lesson-two-captures-ruling = If one move made both a row and a second capture, both would score. The moves never allow it.
dejarik-lesson-two-captures-task = Capture the second one.
dejarik-lesson-two-captures-done = Two points for Black.

dejarik-lesson-forfeit-title = No move left
dejarik-lesson-forfeit-text = If none of your pawns can move, you lose the turn and nothing else. Here the pawns on `b1` and `b4` could only go home, where White’s pawns are, and `b8` bars the one on `a8`.
dejarik-lesson-forfeit-task = Pass. You may do so only when you cannot move.
dejarik-lesson-forfeit-done = Now it is White’s turn.

dejarik-lesson-draws-title = Draws
dejarik-lesson-draws-text = If both players forfeit in a row, the game is a draw, and nobody scores. When the same position occurs for the third time, either player may claim a draw. Both rules are from the sheet.
dejarik-lesson-draws-ruling = When both forfeit, the draw comes by itself: neither has to declare it. The player to move is part of the position. At the fifth time the draw is automatic. You may also claim a draw after 100 turns without a capture; after 150 it is automatic.
dejarik-lesson-draws-task = Nobody can move here. Pass, and see what White does.
dejarik-lesson-draws-done = Two passes in a row: a draw, for no points. You agree on what you play for; the usual match goes to 12 points, as the sheet suggests.

dejarik-exercise-land-on-b4-title = Land on b4
dejarik-exercise-land-on-b4-task = Bring a pawn to `b4` with one move. There is more than one way.
dejarik-exercise-land-on-b4-hint = A diagonal exit from a neighbour, or a boosted one from further away.
dejarik-exercise-land-on-b4-done = `a3`, `a5` and even `a1` can do it.
dejarik-exercise-land-on-b4-wrong = That ends elsewhere. Count the boosts.

dejarik-exercise-flung-far-title = Flung far
dejarik-exercise-flung-far-task = Reach `b11` with one move.
dejarik-exercise-flung-far-hint = No pawn gets that far on its own. Let your own pawns fling it.
dejarik-exercise-flung-far-done = The pawns that stay behind do the work.
dejarik-exercise-flung-far-wrong = Not `b11`. Follow the pawn from boost to boost.

dejarik-exercise-snatch-title = Snatch
dejarik-exercise-snatch-task = Capture the pawn on `b8`.
dejarik-exercise-snatch-hint = You must end on `b7`, after a diagonal or double diagonal exit.
dejarik-exercise-snatch-done = Next to it in the inner ring, after a diagonal exit: that is all it takes.
dejarik-exercise-snatch-wrong = The pawn on `b8` is still there.

dejarik-exercise-close-the-row-title = Over the seam
dejarik-exercise-close-the-row-task = Win at once, for 3 points.
dejarik-exercise-close-the-row-hint = `b10`, `b11`, … and `b1`. Which space is missing?
dejarik-exercise-close-the-row-done = `b10 b11 b12 b1`: four in a row across the seam.
dejarik-exercise-close-the-row-wrong = The gap is still open.

dejarik-exercise-boosted-catch-title = A boosted catch
dejarik-exercise-boosted-catch-task = White has lost a pawn already. Capture the second one and win.
dejarik-exercise-boosted-catch-hint = Count from `a3`: where does the pawn on `a5` fling it?
dejarik-exercise-boosted-catch-done = In to `b5`, flung on to `b7`, and `b8` was caught.
dejarik-exercise-boosted-catch-wrong = Nothing caught. You have to stop right beside `b8`.

dejarik-exercise-two-or-one-title = Two or one
dejarik-exercise-two-or-one-task = You can win at once in two ways. Take the one that gives more points.
dejarik-exercise-two-or-one-hint = A row of three is 1 point, a second capture is 2.
dejarik-exercise-two-or-one-done = The second capture: two points instead of one.
dejarik-exercise-two-or-one-wrong = That does not win at once.
dejarik-exercise-two-or-one-wrong-a12-b10 = A row of three wins, but only 1 point. Go the other way round.

dejarik-exercise-stop-the-row-title = Stop the row
dejarik-exercise-stop-the-row-task = White is about to win. Find the only move that prevents it.
dejarik-exercise-stop-the-row-hint = White’s pawn on `a12` wants to reach the row on `b8 b9`. Get in its way.
dejarik-exercise-stop-the-row-done = A pawn in the way stops every exit behind it.
dejarik-exercise-stop-the-row-wrong = White completes the row and wins.

dejarik-exercise-over-the-centre-title = Over the centre
dejarik-exercise-over-the-centre-task = Win in two moves, whatever White does.
dejarik-exercise-over-the-centre-hint = There is a gap between `b3` and `b5`. Bring a pawn in front of it.
dejarik-exercise-over-the-centre-done = From the centre to `a4`, and in. Nobody could stop it.
dejarik-exercise-over-the-centre-wrong = Too slow: White has an answer to that.

dejarik-exercise-capture-and-row-title = Capture, then row
dejarik-exercise-capture-and-row-task = Win in two moves, whatever White does.
dejarik-exercise-capture-and-row-hint = The pawn on `b2` stands in your row. Remove it.
dejarik-exercise-capture-and-row-done = The capture made room, and `b1 b2 b3` was complete.
dejarik-exercise-capture-and-row-wrong = White gets time to break it up.

dejarik-exercise-home-first-title = Home first
dejarik-exercise-home-first-task = Win in three moves, whatever White does.
dejarik-exercise-home-first-hint = Only exits capture. Go home to get ready for one.
dejarik-exercise-home-first-done = Home, out, and out again: two captures, 2 points.
dejarik-exercise-home-first-wrong = That lets White off. Think of the two pawns you could capture.
