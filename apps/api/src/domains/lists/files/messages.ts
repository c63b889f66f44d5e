import { contactSubjects, type listRoutes } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Column } from '../../../platform/stream-csv.ts';
import { everyMessage, type MessageRow } from '../../contact/index.ts';
import { type FileReader, sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

const contact = ({ t }: FileReader): readonly Column<MessageRow>[] => [
  [t('column.email'), ({ email }) => email],
  [t('column.phone'), ({ phone }) => phone],
];

/** The messages of the contact form as a file. */
export const messagesFile = (db: Connection): ListFile<typeof listRoutes.messages, MessageRow> => ({
  rows: ({ query }) => everyMessage(db, query.answered ?? false),
  columns: (reader) => {
    const { t, moment } = reader;
    return [
      [t('column.receivedAt'), (row) => moment(row.created_at)],
      [t('column.name'), ({ name }) => name],
      ...(reader.mayReach ? contact(reader) : []),
      [
        t('column.subject'),
        ({ subject }) => sayWord(contactSubjects, subject, (known) => t(`subject.${known}`)),
      ],
      [t('column.message'), ({ message }) => message],
      [t('column.language'), ({ language }) => language],
      [t('column.answer'), ({ answer }) => answer],
      [t('column.answeredAt'), (row) => moment(row.answered_at)],
    ];
  },
});
