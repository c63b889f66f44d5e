import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { disputesQuery } from '../api/disputes-query.ts';
import { DisputeTable } from './dispute-table.tsx';

const address = listAddress({});

/** Payments that their customers dispute, each with the day by which to answer. */
export function Disputes() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const disputes = useQuery(disputesQuery(api, address.readPage(search)));
  return (
    <Frame title={t('dispute.title')}>
      <ReadState read={disputes}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('dispute.none')} />
          ) : (
            <>
              <p>{t('dispute.told')}</p>
              <DisputeTable disputes={items} />
              <ListPages
                label={t('dispute.pages')}
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
