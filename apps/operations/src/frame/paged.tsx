import { ListPages } from '@livree/platform/list';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldRowsProvider, useHeldRows } from './kept/held-rows.tsx';
import { ReadState, type Read } from './read-state.tsx';
import type { Leading } from './use-list.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  /** Starts at 1. */
  readonly page: number;
  readonly pageCount: number;
}

interface PagedProps<Item> {
  readonly read: Read<Page<Item>>;
  /** Names the way to the other pages. */
  readonly label: string;
  /** Stands in place of an empty list. */
  readonly none: ReactNode;
  readonly onPage: (page: number, options?: Leading) => void;
  /** Tells rows apart that have a form: one that holds typed text stays. */
  readonly idOf?: ((item: Item) => number) | undefined;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list, and the way to its others. A number past the last page leads to the last. */
export function Paged<Item>({ read, label, none, onPage, idOf, children }: PagedProps<Item>) {
  const { t } = useTranslation('operations');
  const { data } = read;
  const { rows, context } = useHeldRows(data, idOf);
  const isPast = data !== undefined && rows.length === 0 && data.page > data.pageCount;
  const last = data?.pageCount ?? 1;
  const leadToLast = useEffectEvent(() => onPage(last, { replace: true }));
  useEffect(() => {
    if (isPast) leadToLast();
  }, [isPast]);
  return (
    <ReadState read={isPast ? { ...read, data: undefined } : read}>
      {({ page, pageCount }) =>
        rows.length === 0 ? (
          none
        ) : (
          <HeldRowsProvider value={context}>
            {children(rows)}
            <ListPages
              label={label}
              page={page}
              pages={pageCount}
              onPage={onPage}
              pageLabel={(number) => t('rides.page', { page: number })}
            />
          </HeldRowsProvider>
        )
      }
    </ReadState>
  );
}
