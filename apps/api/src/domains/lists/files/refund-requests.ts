import { euros, type listRoutes, refundDecisions } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Column } from '../../../platform/stream-csv.ts';
import { everyRequest, type ListedRequest } from '../../payments/index.ts';
import { type FileReader, sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

const contact = ({ t }: FileReader): readonly Column<ListedRequest>[] => [
  [t('column.email'), (row) => row.client_email],
  [t('column.phone'), (row) => row.client_phone],
];

/** What customers ask back, as a file. */
export const refundRequestsFile = (
  db: Connection,
): ListFile<typeof listRoutes.refundRequests, ListedRequest> => ({
  rows: ({ query }) => everyRequest(db, query.decision ?? 'awaited'),
  columns: (reader) => {
    const { t, moment } = reader;
    return [
      [t('column.askedAt'), (row) => moment(row.created_at)],
      [t('column.ride'), ({ reference }) => reference],
      [t('column.customer'), (row) => row.client_name],
      ...(reader.mayReach ? contact(reader) : []),
      [t('column.amount'), (row) => euros(row.amount_cents)],
      [t('column.reason'), ({ reason }) => reason],
      [
        t('column.decision'),
        ({ decision }) => sayWord(refundDecisions, decision ?? '', (known) => t(`decision.${known}`)),
      ],
      [t('column.answer'), (row) => row.decision_reason],
    ];
  },
});
