import type { FoundAct } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { type Column, Table } from '@livree/design-system/display';
import { Link } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { Actor } from '../../../history/actor.tsx';
import { FoldedChange } from '../../../history/folded-change.tsx';
import { sayAct } from '../../../history/say-act.ts';
import { findThing } from '../model/thing.ts';

/** Acts in rows, each with the way to what it concerns, and what was before and after, folded. */
export function ActTable({ acts }: { acts: readonly FoundAct[] }) {
  const { t } = useTranslation('operations');
  return (
    <Table caption={t('frame.acts')} rows={acts} rowKey={({ id }) => String(id)} columns={useColumns()} />
  );
}

function useColumns(): readonly Column<FoundAct>[] {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  return [
    {
      id: 'what',
      header: t('history.what'),
      cell: ({ act, at }) => (
        <>
          {sayAct(act, t)}
          <small>{format.dateTime(new Date(at), 'compact')}</small>
        </>
      ),
    },
    { id: 'thing', header: t('acts.subject'), cell: (act) => <Thing act={act} /> },
    { id: 'who', header: t('history.who'), cell: (act) => <Actor act={act} /> },
    { id: 'change', header: t('acts.change'), cell: (act) => <FoldedChange act={act} /> },
  ];
}

function Thing({ act }: { act: FoundAct }) {
  const { t } = useTranslation('operations');
  const thing = findThing(act);
  if (thing === null) return `${act.subject} ${act.subjectId}`;
  return (
    <Link to={thing.place} className={textLinkClass()}>
      {[t(thing.text), thing.number].filter((word) => word !== null).join(' ')}
    </Link>
  );
}
