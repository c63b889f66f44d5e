import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { differencesQuery } from '../api/differences-query.ts';
import { Difference } from './difference.tsx';

const address = listAddress({});

/** What the providers' books and ours say differently, each with what to do. */
export function Differences() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const differences = useQuery(differencesQuery(api, address.readPage(search)));
  return (
    <Frame title={t('difference.title')}>
      <ReadState read={differences}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('difference.none')}>{t('difference.noneText')}</EmptyState>
          ) : (
            <>
              <ul className={styles.entries}>
                {items.map((entry) => (
                  <Difference key={entry.id} entry={entry} />
                ))}
              </ul>
              <ListPages
                label={t('difference.pages')}
                page={page}
                pages={pageCount}
                onPage={(next) => setSearch(address.withFilters(search, {}, next))}
                pageLabel={(number) => t('rides.page', { page: number })}
              />
            </>
          )
        }
      </ReadState>
    </Frame>
  );
}
