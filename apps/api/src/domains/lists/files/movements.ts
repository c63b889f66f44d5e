import {
  euros,
  type listRoutes,
  paymentProviders,
  transactionStatuses,
  transactionTypes,
} from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { everyMovement, findPeriod, type MovementRow } from '../../money/index.ts';
import { sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

/** The payments and refunds of a period as a file; what was given back is negative. */
export const movementsFile = ({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): ListFile<typeof listRoutes.movements, MovementRow> => ({
  rows: ({ query: { period, ...filter } }) =>
    everyMovement(db, { period: findPeriod(period, clock.now(), config.timeZone), filter }),
  columns: ({ t, common, moment }) => [
    [t('column.date'), ({ at }) => moment(at)],
    [
      t('column.kind'),
      ({ type }) => sayWord(transactionTypes, type, (known) => common(`transactionType.${known}`)),
    ],
    [
      t('column.status'),
      ({ status }) => sayWord(transactionStatuses, status, (known) => common(`transactionStatus.${known}`)),
    ],
    [t('column.paper'), (row) => row.bill_number],
    [t('column.ride'), ({ reference }) => reference],
    [t('column.customer'), (row) => row.client_name],
    [t('column.amount'), (row) => euros(signed(row))],
    [t('column.fee'), (row) => euros(row.fee_cents)],
    [t('column.currency'), ({ currency }) => currency],
    [
      t('column.provider'),
      ({ provider }) => sayWord(paymentProviders, provider, (known) => common(`paymentMethod.${known}`)),
    ],
    [t('column.reference'), (row) => row.provider_reference],
    [t('column.reason'), ({ reason }) => reason],
  ],
});

const signed = ({ type, amount_cents: cents }: MovementRow): number => (type === 'payment' ? cents : -cents);
