import type { RecordedAct } from '@livree/contracts';
import { Disclosure, Table, type Column } from '@livree/design-system/display';
import { useQuery, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../frame/read-state.tsx';
import { useCompanyFormat } from '../frame/use-company-format.ts';
import { Actor } from './actor.tsx';
import { actsQuery } from './acts-query.ts';
import { describeChange } from './describe-change.ts';
import * as styles from './history.module.css';
import { sayAct } from './say-act.ts';

interface HistoryProps {
  /** What it concerns, as acts name it. */
  readonly subject:
    | 'reservations'
    | 'customers'
    | 'messages'
    | 'reviews'
    | 'vehicles'
    | 'prices'
    | 'mailings'
    | 'people'
    | 'articles'
    | 'words'
    | 'imports'
    | 'settings';
  readonly id: number | string;
}

/** What operators did to a thing: who, when, and what it was before. */
export function History(props: HistoryProps) {
  const { t } = useTranslation('operations');
  return (
    <section className={styles.history}>
      <h2>{t('history.title')}</h2>
      <ReadActs {...props} />
    </section>
  );
}

/** The same beside one of many things: read once it is opened. */
export function FoldedHistory(props: HistoryProps) {
  const { t } = useTranslation('operations');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t('history.title')}
      className={styles.history}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <ReadActs {...props} />}
    </Disclosure>
  );
}

function ReadActs({ subject, id }: HistoryProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const read = useQuery(actsQuery(api, subject, id));
  return (
    <ReadState read={read}>
      {(found) => (found.length === 0 ? <p>{t('history.none')}</p> : <Acts found={found} />)}
    </ReadState>
  );
}

function Acts({ found }: { found: readonly RecordedAct[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table caption={t('history.title')} rows={found} rowKey={({ id }) => String(id)} columns={useColumns()} />
  );
}

function useColumns(): readonly Column<RecordedAct>[] {
  const { t } = useTranslation(['operations', 'common']);
  const format = useCompanyFormat();
  return [
    { id: 'at', header: t('history.when'), cell: ({ at }) => format.dateTime(new Date(at), 'compact') },
    { id: 'who', header: t('history.who'), cell: (act) => <Actor act={act} /> },
    {
      id: 'what',
      header: t('history.what'),
      cell: ({ act }) => sayAct(act, t),
    },
    {
      id: 'before',
      header: t('history.before'),
      cell: ({ before }) => <s>{describeChange(before, t, format).join(', ')}</s>,
    },
    {
      id: 'after',
      header: t('history.after'),
      cell: ({ after }) => describeChange(after, t, format).join(', '),
    },
  ];
}
