import type { ImportKind, ImportRow } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Status, type StatusTone, Table, type Column } from '@livree/design-system/display';
import { Link } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { type ImportState, stateOf } from '../model/count-rows.ts';
import { orderRows } from '../model/order-rows.ts';
import * as styles from './import.module.css';

interface RowsProps {
  readonly kind: ImportKind;
  readonly rows: readonly ImportRow[];
}

const perPage = 50;
const tones: Readonly<Record<ImportState, StatusTone>> = {
  waiting: 'cancelled',
  ready: 'waiting',
  made: 'ok',
  known: 'ended',
  wrong: 'failed',
};
const pages: Readonly<Record<ImportKind, (id: number) => string>> = {
  customers: places.customer,
  vehicles: places.vehicle,
  rides: places.ride,
};

/** The rows of a file, the wrong ones first, a page at a time. */
export function Rows({ kind, rows }: RowsProps) {
  const { t } = useTranslation('operations');
  const [page, setPage] = useState(1);
  const last = Math.ceil(rows.length / perPage);
  return (
    <>
      <Table
        caption={t('import.rows')}
        rows={orderRows(rows).slice((page - 1) * perPage, page * perPage)}
        rowKey={({ number }) => String(number)}
        columns={useColumns(kind)}
      />
      <ListPages
        label={t('import.pages')}
        page={page}
        pages={last}
        onPage={setPage}
        pageLabel={(number) => t('rides.page', { page: number })}
      />
    </>
  );
}

function useColumns(kind: ImportKind): readonly Column<ImportRow>[] {
  const { t } = useTranslation('operations');
  return [
    {
      id: 'row',
      header: t('import.row'),
      cell: ({ number, label, subjectId }) => (
        <>
          {`${t('import.rowNumber', { number })} `}
          {subjectId === null ? (
            label
          ) : (
            <Link to={pages[kind](subjectId)} className={textLinkClass()}>
              {label}
            </Link>
          )}
        </>
      ),
    },
    {
      id: 'state',
      header: t('import.state'),
      cell: (row) => <Status tone={tones[stateOf(row)]}>{t(`import.is.${stateOf(row)}`)}</Status>,
    },
    { id: 'faults', header: t('import.faults'), cell: ({ faults }) => <Faults faults={faults} /> },
  ];
}

function Faults({ faults }: Pick<ImportRow, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map(({ heading, text }) => (
        <li key={`${heading} ${text}`}>
          {heading === null ? (
            text
          ) : (
            <>
              <b>{heading}</b> {text}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
