import type { FirstMove, NewTable, TableCreated, TableSummary, TableView, Terms } from '../wire/generated';
import { call, query } from './http';

export const newTable = (table: NewTable): Promise<TableCreated> => call('POST', '/tables', table);
export const tableView = (table: string): Promise<TableView> => call('GET', `/tables/${table}`);
export const liveTables = (limit = 12): Promise<TableSummary[]> =>
  call('GET', `/tables/live${query({ limit })}`);
export const myTables = (limit = 50): Promise<TableSummary[]> =>
  call('GET', `/tables/mine${query({ limit })}`);
/** The table that an invitation leads to, for as long as it holds. */
export const invitedTo = (invitation: string): Promise<TableSummary> =>
  call('GET', `/invitations/${invitation}`);
/** Takes the seat that an invitation stands for. */
export const takeSeat = (invitation: string): Promise<{ table: string }> =>
  call('POST', `/invitations/${invitation}`);

/** A friendly game at the usual start without a clock. */
export function casual(game: string, begins: FirstMove = 'lot'): Terms {
  return {
    game,
    begins,
    time: { kind: 'none' },
    form: { kind: 'single' },
    rated: false,
    public: true,
    takebacks: true,
    dice: 'sealed',
  };
}
