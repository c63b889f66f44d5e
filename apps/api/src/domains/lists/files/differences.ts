import { differenceKinds, euros, type listRoutes, paymentProviders } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { everyDifference, type ListedDifference } from '../../payments/index.ts';
import { sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

const money = (cents: number | null) => (cents === null ? null : euros(cents));

/** What the providers' books and ours say differently, as a file. */
export const differencesFile = (
  db: Connection,
): ListFile<typeof listRoutes.differences, ListedDifference> => ({
  rows: () => everyDifference(db),
  columns: ({ t, common, moment }) => [
    [t('column.date'), (row) => moment(row.happened_at)],
    [
      t('column.provider'),
      ({ provider }) => sayWord(paymentProviders, provider, (known) => common(`paymentMethod.${known}`)),
    ],
    [t('column.kind'), ({ movement }) => t(`movement.${movement}`)],
    [
      t('column.difference'),
      ({ kind }) => sayWord(differenceKinds, kind, (known) => t(`difference.${known}`)),
    ],
    [t('column.ours'), (row) => money(row.our_cents)],
    [t('column.theirs'), (row) => money(row.their_cents)],
    [t('column.reference'), ({ reference }) => reference],
    [t('column.ride'), ({ ride }) => ride],
  ],
});
