import { disputeStatuses, euros, type listRoutes, paymentProviders } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { everyDispute, type ListedDispute } from '../../payments/index.ts';
import { sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

/** The payments that their customers dispute, as a file. */
export const disputesFile = (db: Connection): ListFile<typeof listRoutes.disputes, ListedDispute> => ({
  rows: () => everyDispute(db),
  columns: ({ t, common, moment }) => [
    [t('column.openedAt'), (row) => moment(row.opened_at)],
    [t('column.ride'), ({ ride }) => ride],
    [t('column.amount'), (row) => euros(row.amount_cents)],
    [
      t('column.provider'),
      ({ provider }) => sayWord(paymentProviders, provider, (known) => common(`paymentMethod.${known}`)),
    ],
    [t('column.reference'), ({ reference }) => reference],
    [t('column.reason'), ({ reason }) => reason],
    [t('column.status'), ({ status }) => sayWord(disputeStatuses, status, (known) => t(`dispute.${known}`))],
    [t('column.answerBy'), (row) => moment(row.answer_by)],
    [t('column.closedAt'), (row) => moment(row.closed_at)],
  ],
});
