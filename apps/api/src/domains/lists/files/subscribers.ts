import type { listRoutes } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { everySubscription, type Subscription } from '../../newsletter/index.ts';
import type { ListFile } from '../register-list-file.ts';

/** The subscribers of the newsletter as a file. */
export const subscribersFile = (db: Connection): ListFile<typeof listRoutes.subscribers, Subscription> => ({
  rows: ({ query }) => everySubscription(db, query.search ?? ''),
  columns: ({ t, moment }) => [
    [t('column.email'), ({ email }) => email],
    [t('column.language'), ({ language }) => language],
    [t('column.askedAt'), (row) => moment(row.created_at)],
    [t('column.confirmedAt'), (row) => moment(row.confirmed_at)],
  ],
});
