import { ListPages } from '@livree/platform/list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState, type Read } from './read-state.tsx';

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
  readonly onPage: (page: number) => void;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list, and the way to its others. */
export function Paged<Item>({ read, label, none, onPage, children }: PagedProps<Item>) {
  const { t } = useTranslation('operations');
  return (
    <ReadState read={read}>
      {({ items, page, pageCount }) =>
        items.length === 0 ? (
          none
        ) : (
          <>
            {children(items)}
            <ListPages
              label={label}
              page={page}
              pages={pageCount}
              onPage={onPage}
              pageLabel={(number) => t('rides.page', { page: number })}
            />
          </>
        )
      }
    </ReadState>
  );
}
