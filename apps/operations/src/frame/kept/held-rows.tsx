import { Banner } from '@livree/design-system/feedback';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeRows } from './merge-rows.ts';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly page: number;
}

type Ids = readonly number[];

interface HeldRows {
  /** Keeps a row where it is until the return value is called. */
  readonly hold: (id: number) => () => void;
  /** The rows that are held and no longer in the list. */
  readonly gone: Ids;
}

const HeldContext = createContext<HeldRows>({ hold: () => () => undefined, gone: [] });

/** What the rows of a list need to be held. */
export const HeldRowsProvider = HeldContext.Provider;

/**
 * The rows of a page of a list. One that holds typed text stays where it is when the page is read again without it.
 * @param idOf tells the rows apart; without it, none is held
 */
export function useHeldRows<Row>(data: Page<Row> | undefined, idOf?: (row: Row) => number) {
  const [held, setHeld] = useState<Ids>([]);
  const [seen, setSeen] = useState({ data, rows: data?.items ?? [] });
  const items = data?.items ?? [];
  if (seen.data !== data) {
    const isSamePage = idOf !== undefined && seen.data?.page === data?.page;
    setSeen({ data, rows: isSamePage ? mergeRows(seen.rows, items, idOf, held) : items });
  }
  const hold = useCallback((id: number) => {
    setHeld((before) => [...before, id]);
    return () => setHeld((before) => before.filter((other) => other !== id));
  }, []);
  if (idOf === undefined) return { rows: items, context: { hold, gone: [] } };
  const ids = items.map(idOf);
  const gone = held.filter((id) => !ids.includes(id));
  const rows = seen.rows.filter((row) => [...ids, ...gone].includes(idOf(row)));
  return { rows, context: { hold, gone } };
}

/** Keeps the row of a form in its list while text is typed, and says that the list no longer has it. */
export function HeldRow({ id, isTyped }: { id: number; isTyped: boolean }) {
  const { t } = useTranslation('operations');
  const { hold, gone } = useContext(HeldContext);
  useEffect(() => (isTyped ? hold(id) : undefined), [id, isTyped, hold]);
  return gone.includes(id) && <Banner tone="warn">{t('frame.gone')}</Banner>;
}
