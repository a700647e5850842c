import { session } from '../api/session.svelte';
import { connection } from '../api/socket.svelte';
import { t } from '../messages/t.svelte';
import { currentPath } from '../router/router.svelte';
import { player } from '../sound/player';
import { toast } from '../ui/toasts.svelte';
import type { ToClient } from '../wire/generated';
import { goToTable, tablePath } from './table-links';
import { titleOf } from '../games/titles';

/** Shows on any page that there is a challenge, that a game begins, or that it is the player's turn. */
export function followNotifications(): () => void {
  // An unknown visitor has no notifications, and doesn't become a guest for them.
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
      // A player in the lobby is taken to the table; elsewhere, a message links to it.
      if (currentPath() === '/lobby') goToTable(message.table);
      else point(message.table, t('lobby-news-paired'));
      break;
    case 'yourTurn':
      point(message.table, t('lobby-news-turn'));
  }
}

/** A player who has just started a game is on the way to its table and needs no message. */
const ON_THE_WAY = 800;

function point(table: string, text: string): void {
  const href = tablePath(table);
  setTimeout(() => {
    if (currentPath() === href) return;
    player.play('tick');
    toast(text, 'news', { href, text: t('lobby-news-toTable') });
  }, ON_THE_WAY);
}
