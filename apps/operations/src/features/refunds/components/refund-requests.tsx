import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { refundRequestsQuery } from '../api/refund-requests-query.ts';
import { RefundRequest } from './refund-request.tsx';

const address = listAddress({});

/** What customers ask back, to be approved or declined. */
export function RefundRequests() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const requests = useQuery(refundRequestsQuery(api, address.readPage(search)));
  return (
    <Frame title={t('frame.refunds')}>
      <ReadState read={requests}>
        {({ items, page, pageCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('refunds.none')}>{t('refunds.noneText')}</EmptyState>
          ) : (
            <>
              <ul className={styles.entries}>
                {items.map((entry) => (
                  <RefundRequest key={entry.request.id} entry={entry} />
                ))}
              </ul>
              <ListPages
                label={t('refunds.pages')}
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
