import type { customerRoutes } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { type CustomerRow, everyCustomer, presentListed, toFilter } from '../../customers/index.ts';
import type { ListFile } from '../register-list-file.ts';

/** The customers of a list as a file. */
export const customersFile = (db: Connection): ListFile<typeof customerRoutes.saveList, CustomerRow> => ({
  rows: ({ query }) => everyCustomer(db, toFilter(query)),
  columns: ({ t, moment, yesNo }) => [
    [t('column.number'), ({ id }) => id],
    [t('column.name'), ({ name }) => name],
    [t('column.email'), (row) => presentListed(row).email],
    [t('column.phone'), ({ phone }) => phone],
    [t('column.account'), (row) => t(presentListed(row).isGuest ? 'word.guest' : 'word.account')],
    [t('column.emailConfirmed'), (row) => yesNo(presentListed(row).isConfirmed)],
    [t('column.since'), ({ created_at: at }) => moment(at)],
    [t('column.rides'), (row) => row.ride_count],
  ],
});
