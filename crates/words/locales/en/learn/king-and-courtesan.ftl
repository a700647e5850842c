### The course of King and Courtesan.

king-and-courtesan-lead = Two crowded armies, corner to corner. Pieces march forward and bite in every direction, and a king slips ahead by trading places with a courtesan. Someone always wins.
king-and-courtesan-credit = King and Courtesan was designed by Mark Steere in May 2022. The name and the rules are his, and unchanged. His other games are at marksteeregames.com.

king-and-courtesan-goal = March your **king** to the enemy’s home square in the far corner, or **capture the enemy king**.
king-and-courtesan-rule-1 = Pieces move **forwards only**: towards the far corner, straight or diagonally. Captures go in all eight directions.
king-and-courtesan-rule-2 = Your king may **exchange places** with a courtesan in front of it, and so pass through a crowd.
king-and-courtesan-rule-3 = You can never pass, and there are no draws: every game has a winner.
king-and-courtesan-tip-1 = Choose a piece to see its moves. Forwards is towards the corner where the enemy king started.
king-and-courtesan-tip-2 = To move your king through your own pieces, choose it and then a courtesan in front of it: they change places.
king-and-courtesan-tip-3 = A king next to any enemy piece can be captured, from every side. Look around before you step.

king-and-courtesan-lesson-setup-title = Goal and setup
king-and-courtesan-lesson-setup-text = Bring your **king into the enemy’s corner**, or **capture the enemy king**.
    The board stands on a corner. Red’s home square is `a1`, Blue’s is `f6`. A king is a stack of two checkers, a courtesan a single one. Each side has its king at home and four rows of courtesans before it. Red begins, and nobody may pass.
king-and-courtesan-lesson-setup-task = Make any first move.
king-and-courtesan-lesson-setup-done = You always have a move in this game.

king-and-courtesan-lesson-moving-title = Moving
king-and-courtesan-lesson-moving-text = Kings and courtesans step to an **empty** square next to them, in one of **three forward directions**: straight up, or diagonally up to the left or right. There is no way back.
king-and-courtesan-lesson-moving-task = Bring a courtesan to `c4`.
king-and-courtesan-lesson-moving-done = From `b3` it is a step straight up, across the corner. Squares that touch at a corner are neighbours too.

king-and-courtesan-lesson-capture-title = Capturing
king-and-courtesan-lesson-capture-text = A piece captures by **moving onto** an enemy piece next to it. Capturing is never forced.
king-and-courtesan-lesson-capture-task = Capture a courtesan.
king-and-courtesan-lesson-capture-done = It is possible on the very first turn. Blue will surely take back.

king-and-courtesan-lesson-backwards-title = Biting backwards
king-and-courtesan-lesson-backwards-text = To capture, **all eight directions** are open: forwards, sideways and backwards.
king-and-courtesan-lesson-backwards-task = Blue’s courtesan on `c3` threatens your king. Capture it backwards, with the courtesan on `d4`.
king-and-courtesan-lesson-backwards-done = Moves go forward only. Bites go anywhere.
king-and-courtesan-lesson-backwards-wrong = That leaves `c3` where it is, and your king in danger.
king-and-courtesan-lesson-backwards-wrong-d4xe3 = A capture too, sideways. But now Blue takes your king on `b2`.

king-and-courtesan-lesson-exchange-title = The exchange
king-and-courtesan-lesson-exchange-text = Your king may hand its top checker to one of **your courtesans** next to it in a **forward** direction. That courtesan is now the king, and the old king a courtesan. This takes the whole turn.
king-and-courtesan-lesson-exchange-task = Exchange your king with a courtesan: choose the king, then the courtesan.
king-and-courtesan-lesson-exchange-done = That is how a king gets through a crowd it could not walk through.

king-and-courtesan-lesson-home-title = Winning at home
king-and-courtesan-lesson-home-text = Your king on the **enemy’s home square** wins at once.
king-and-courtesan-lesson-home-task = Win.
king-and-courtesan-lesson-home-done = Red’s king is in Blue’s corner.

king-and-courtesan-lesson-home-exchange-title = Home by exchange
king-and-courtesan-lesson-home-exchange-text = It does not matter how the king gets there. A courtesan may wait on the home square for the crown.
king-and-courtesan-lesson-home-exchange-task = Win by an exchange.
king-and-courtesan-lesson-home-exchange-done = The courtesan on `f6` became the king, and that is a king on `f6`.

king-and-courtesan-lesson-home-capture-title = Home by capture
king-and-courtesan-lesson-home-capture-text = The home square is no shelter: your king may capture a piece on it.
king-and-courtesan-lesson-home-capture-task = Win with the king on `e6`.
king-and-courtesan-lesson-home-capture-done = Captured and arrived, both in one move.
king-and-courtesan-lesson-home-capture-wrong = This time, use the king on `e6`.

king-and-courtesan-lesson-king-capture-title = Capturing the king
king-and-courtesan-lesson-king-capture-text = **Capture the enemy king** with any piece, and you have won too.
king-and-courtesan-lesson-king-capture-task = Win with your courtesan.
king-and-courtesan-lesson-king-capture-done = Kings may even capture each other.

king-and-courtesan-lesson-no-draws-title = No draws
king-and-courtesan-lesson-no-draws-text = Every move goes forward or captures, so no position ever repeats. There are no draws, and every game ends.
    The rule sheet leaves nothing open, so there are **no rulings of ours** about the play.
king-and-courtesan-lesson-no-draws-ruling = Red always begins, so in a match the players swap seats from game to game. A win counts one point in a match.
king-and-courtesan-lesson-no-draws-task = Try to step back with the courtesan on `e4`. Then make any legal move.
king-and-courtesan-lesson-no-draws-done = Forward it went.

king-and-courtesan-lesson-sizes-title = Other boards
king-and-courtesan-lesson-sizes-text = The game is for boards of 6×6, 7×7 and more. On every size the row across the middle is empty, and the rows before it are full.
king-and-courtesan-lesson-sizes-ruling = The boards from 3×3 to 5×5 are for learning and analysis, set up by the same pattern.
king-and-courtesan-lesson-sizes-task = This is 7×7. Make any move.
king-and-courtesan-lesson-sizes-done = One more row a side. Nothing else changes.

king-and-courtesan-exercise-bite-back-title = Bite back
king-and-courtesan-exercise-bite-back-task = Your king is attacked on `b2`. Make it safe.
king-and-courtesan-exercise-bite-back-hint = Capture the attacker, but not with the king: `b4` guards it.
king-and-courtesan-exercise-bite-back-done = The attacker is gone, and your king stays out of reach.
king-and-courtesan-exercise-bite-back-wrong = Now Blue captures your king.

king-and-courtesan-exercise-pass-the-crown-title = Pass the crown
king-and-courtesan-exercise-pass-the-crown-task = Your king is on `a1`. Have it on `c3` after two moves.
king-and-courtesan-exercise-pass-the-crown-hint = It cannot walk through its own people. It can trade places with them.
king-and-courtesan-exercise-pass-the-crown-done = Two exchanges, two rows forward each.
king-and-courtesan-exercise-pass-the-crown-wrong = Too slow. Exchange straight up, twice.

king-and-courtesan-exercise-into-the-corner-title = Into the corner
king-and-courtesan-exercise-into-the-corner-task = Win with one move, before Blue does.
king-and-courtesan-exercise-into-the-corner-hint = How far is your king from `f6`?
king-and-courtesan-exercise-into-the-corner-done = Always look at the corner first.
king-and-courtesan-exercise-into-the-corner-wrong = Blue takes the chance and your king.

king-and-courtesan-exercise-king-hunt-title = King hunt
king-and-courtesan-exercise-king-hunt-task = Win with one move.
king-and-courtesan-exercise-king-hunt-hint = Blue’s king stands next to one of your courtesans. Sideways is allowed.
king-and-courtesan-exercise-king-hunt-done = A capture in any of eight directions.
king-and-courtesan-exercise-king-hunt-wrong = The king is still there.

king-and-courtesan-exercise-the-uncrowned-title = The crown walks faster
king-and-courtesan-exercise-the-uncrowned-task = Win in two moves.
king-and-courtesan-exercise-the-uncrowned-hint = Which piece is already closest to the corner?
king-and-courtesan-exercise-the-uncrowned-done = First make it the king, then step in.
king-and-courtesan-exercise-the-uncrowned-wrong = That takes longer.
king-and-courtesan-exercise-the-uncrowned-wrong-e6-f6 = That wins too, but takes one move longer.

king-and-courtesan-exercise-one-saving-move-title = One saving move
king-and-courtesan-exercise-one-saving-move-task = Only one move keeps your king alive. Find it.
king-and-courtesan-exercise-one-saving-move-hint = Blue’s courtesan on `c3` attacks it. Nobody else can reach that square.
king-and-courtesan-exercise-one-saving-move-done = Sometimes the king must do it alone.
king-and-courtesan-exercise-one-saving-move-wrong = Blue captures your king.

king-and-courtesan-exercise-win-the-race-title = Win the race
king-and-courtesan-exercise-win-the-race-task = Both kings run for the corner. Win in two moves.
king-and-courtesan-exercise-win-the-race-hint = Count: who needs how many moves?
king-and-courtesan-exercise-win-the-race-done = You were one move ahead, and you used it.
king-and-courtesan-exercise-win-the-race-wrong = Blue is faster now.
king-and-courtesan-exercise-win-the-race-wrong-e4_f4 = From `f4` the way is as long as before: the move is wasted, and Blue is faster.

king-and-courtesan-exercise-the-bait-title = The bait
king-and-courtesan-exercise-the-bait-task = Win in two moves, whatever Blue does.
king-and-courtesan-exercise-the-bait-hint = Attack the king with a protected courtesan, so that taking it is no way out.
king-and-courtesan-exercise-the-bait-done = If the king takes, it is taken. If it does not, it is taken as well.
king-and-courtesan-exercise-the-bait-wrong = The king gets away.

king-and-courtesan-exercise-trapped-king-title = The trapped king
king-and-courtesan-exercise-trapped-king-task = Win in two moves, whatever Blue does.
king-and-courtesan-exercise-trapped-king-hint = Blue’s king on `d3` can only go down. Attack it from there, under cover.
king-and-courtesan-exercise-trapped-king-done = Every step it had was covered.
king-and-courtesan-exercise-trapped-king-wrong = Not all ways are covered yet.

king-and-courtesan-exercise-give-to-take-title = Give to take
king-and-courtesan-exercise-give-to-take-task = Win in three moves, whatever Blue does.
king-and-courtesan-exercise-give-to-take-hint = Attack the king. Blue must take the attacker: take back, and attack again.
king-and-courtesan-exercise-give-to-take-done = You gave, you took, and the king had no cover left.
king-and-courtesan-exercise-give-to-take-wrong = Blue can defend against that.
