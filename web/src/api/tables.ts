import type { NewTable, Terms } from '../wire/generated';
import { call } from './http';

export const newTable = (table: NewTable) => call('post', '/tables', { body: table });
export const tableView = (table: string) => call('get', '/tables/{table}', { path: { table } });
export const liveTables = (limit = 12) => call('get', '/tables/live', { query: { limit } });
export const myTables = (limit = 50) => call('get', '/tables/mine', { query: { limit } });
/** The table of an invitation that is still valid. */
export const invitedTo = (invitation: string) =>
  call('get', '/invitations/{invitation}', { path: { invitation } });
/** Takes the seat of an invitation. */
export const takeSeat = (invitation: string) =>
  call('post', '/invitations/{invitation}', { path: { invitation } });

/** A friendly game at the usual start without a clock. The side that the rules name moves first, or else a random one. */
export function casual(game: string): Terms {
  return {
    game,
    position: null,
    begins: null,
    groups: 'usual',
    openSetup: false,
    time: { kind: 'none' },
    form: { kind: 'single' },
    rated: false,
    public: true,
    takebacks: true,
    dice: 'sealed',
  };
}
