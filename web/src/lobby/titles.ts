import { showcases } from '../fixtures/showcase';
import { splitName } from './variants';

/** The name of a game for people, with its size where it has another than usual. */
export function titleOf(full: string): string {
  const { game, variant } = splitName(full);
  const title = showcases.find(({ name }) => name === game)?.title ?? game;
  return /^\d+$/.test(variant) ? `${title} ${variant}×${variant}` : title;
}
