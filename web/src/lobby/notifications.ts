import { session } from '../api/session.svelte';
import { connection } from '../api/socket.svelte';
import { t } from '../messages/t.svelte';
import { currentPath } from '../router/router.svelte';
import { player } from '../sound/player';
import { toast } from '../ui/toasts.svelte';
import type { ToClient } from '../wire/generated';
import { goToTable, tablePath } from './go';
import { titleOf } from './titles';

/** Says, on whatever page, that somebody asks for a game, that one begins, or that it is one's turn. */
export function followNews(): () => void {
  // A visitor whom the server does not know has no news, and is not made a guest for it.
  session
    .look()
    .then((me) => me && connection.attend())
    .catch(() => undefined);
  return connection.listen(tell);
}

function tell(message: ToClient): void {
  switch (message.type) {
    case 'challenged': {
      const { from, terms } = message.challenge;
      const text = t('lobby-news-challenged', { name: from, game: titleOf(terms.game) });
      player.play('tick');
      if (currentPath() === '/lobby') toast(text);
      else toast(text, 'news', { href: '/lobby', text: t('lobby-news-toLobby') });
      break;
    }
    case 'challengeGone':
      if (currentPath() === '/lobby') toast(t('lobby-news-gone'));
      break;
    case 'paired':
      // In the lobby, open the table; on other pages, only notify.
      if (currentPath() === '/lobby') goToTable(message.table);
      else point(message.table, t('lobby-news-paired'));
      break;
    case 'yourTurn':
      point(message.table, t('lobby-news-turn'));
  }
}

/** A player who has just started a game is already on the way to its table. */
const ON_THE_WAY = 800;

function point(table: string, text: string): void {
  const href = tablePath(table);
  setTimeout(() => {
    if (currentPath() === href) return;
    player.play('tick');
    toast(text, 'news', { href, text: t('lobby-news-toTable') });
  }, ON_THE_WAY);
}
