import { isOneOf, reviewStatuses } from '@livree/contracts';
import { EmptyState } from '@livree/design-system/feedback';
import { Tabs } from '@livree/design-system/navigation';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { useList } from '../../../frame/use-list.ts';
import { reviewsQuery } from '../api/reviews-query.ts';
import { ReviewEntry } from './review-entry.tsx';

const address = listAddress({ status: '' });

/** What customers wrote: to be approved, shown, or kept back. */
export function Reviews() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const { filters, page, onPage } = useList(address);
  const status = isOneOf(reviewStatuses, filters.status) ? filters.status : 'pending';
  const reviews = useQuery(reviewsQuery(api, status, page));
  return (
    <Frame
      title={t('frame.reviews')}
      beside={<SaveListButton list="reviews" request={{ query: { status } }} title={t('frame.reviews')} />}
    >
      <Tabs
        label={t('reviews.kinds')}
        tabs={reviewStatuses.map((id) => ({ id, label: t(`reviews.${id}`) }))}
        current={status}
        onTab={(next) => setSearch(address.withFilters(search, { status: next }, 1))}
      >
        <Paged
          read={reviews}
          label={t('reviews.pages')}
          none={<EmptyState title={t('reviews.none')} />}
          onPage={onPage}
        >
          {(found) => (
            <ul className={styles.entries}>
              {found.map((review) => (
                <ReviewEntry key={review.id} review={review} />
              ))}
            </ul>
          )}
        </Paged>
      </Tabs>
    </Frame>
  );
}
