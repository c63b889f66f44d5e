import {
  euros,
  type listRoutes,
  paymentProviders,
  transactionStatuses,
  transactionTypes,
} from '@livree/contracts';
import type { Connection } from '../../platform/db/index.ts';
import { type ListFile, sayWord } from '../../platform/list-files/index.ts';
import type { Period } from './model/period.ts';
import { everyMovement, type MovementRow } from './movements.repository.ts';

/** The payments and refunds of a period as a file; what was given back is negative. */
export const movementsFile = (
  db: Connection,
  readPeriod: (asked: string | undefined) => Period,
): ListFile<typeof listRoutes.movements, MovementRow> => ({
  rows: ({ query: { period, ...filter } }) => everyMovement(db, { period: readPeriod(period), filter }),
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
