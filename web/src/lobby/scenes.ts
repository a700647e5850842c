import { explore } from '../api/games';
import { sceneOf, type Scene } from '../wire/scene';

/** Several pages' worth. */
const MOST = 150;
const known = new Map<string, Promise<Scene>>();

/** The scene of a position, or of the start of the game. Requested once. */
export function sceneAt(game: string, position: string | null): Promise<Scene> {
  const key = `${game} ${position ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const asked = explore({ game, position }).then((view) => sceneOf(view.board, view));
  asked.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
  known.set(key, asked);
  return asked;
}
