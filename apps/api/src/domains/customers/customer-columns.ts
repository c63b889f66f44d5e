import type { Column } from '../../platform/stream-csv.ts';
import { presentListed } from './customers.presenter.ts';
import type { CustomerRow } from './customers.repository.ts';

/** The columns of the file of customers, named as on the wire; times in UTC. */
export const customerColumns: readonly Column<CustomerRow>[] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['email', (row) => presentListed(row).email],
  ['phone', ({ phone }) => phone],
  ['kind', (row) => (presentListed(row).isGuest ? 'guest' : 'account')],
  ['is_confirmed', (row) => String(presentListed(row).isConfirmed)],
  ['created_at', (row) => presentListed(row).createdAt],
  ['ride_count', (row) => row.ride_count],
];
