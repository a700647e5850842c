import { explore } from '../api/games';
import { sentence } from '../api/say';
import { t } from '../messages/t.svelte';
import { sceneOf, type Scene } from '../wire/scene';

/** How long to wait after a key press before the position is checked. */
const PAUSE = 250;

/** The server's validation of a position that is being typed. */
export class TypedPosition {
  scene = $state.raw<Scene | null>(null);
  /** Why it is invalid; empty if it is valid. */
  error = $state('');
  #timer = 0;
  #asked = 0;

  /** Checks a position when typing stops; an empty one is the usual start. */
  look(game: string, typed: string): void {
    clearTimeout(this.#timer);
    const asked = (this.#asked += 1);
    const position = typed.trim();
    if (position === '') {
      [this.scene, this.error] = [null, ''];
      return;
    }
    this.#timer = window.setTimeout(() => void this.#ask(game, position, asked), PAUSE);
  }

  async #ask(game: string, position: string, asked: number): Promise<void> {
    try {
      const view = await explore({ game, position });
      if (asked !== this.#asked) return;
      this.scene = sceneOf(view.board, view);
      this.error = view.ending === null ? '' : t('new-position-over');
    } catch (error) {
      if (asked === this.#asked) [this.scene, this.error] = [null, sentence(error)];
    }
  }
}
