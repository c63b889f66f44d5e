import { isOneOf, reviewStatuses, type ReviewStatus } from '@livree/contracts';
import { EmptyState } from '@livree/design-system/feedback';
import { Tabs } from '@livree/design-system/navigation';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { reviewsQuery } from '../api/reviews-query.ts';
import { ReviewEntry } from './review-entry.tsx';

function readStatus(search: URLSearchParams): ReviewStatus {
  const status = search.get('status') ?? '';
  return isOneOf(reviewStatuses, status) ? status : 'pending';
}

/** What customers wrote: to be approved, shown, or kept back. */
export function Reviews() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const status = readStatus(search);
  const reviews = useQuery(reviewsQuery(api, status));
  return (
    <Frame
      title={t('frame.reviews')}
      beside={<SaveListButton list="reviews" request={{ query: { status } }} title={t('frame.reviews')} />}
    >
      <Tabs
        label={t('reviews.kinds')}
        tabs={reviewStatuses.map((id) => ({ id, label: t(`reviews.${id}`) }))}
        current={status}
        onTab={(next) => setSearch(new URLSearchParams({ status: next }))}
      >
        <ReadState read={reviews}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={t('reviews.none')} />
            ) : (
              <ul className={styles.entries}>
                {found.map((review) => (
                  <ReviewEntry key={review.id} review={review} />
                ))}
              </ul>
            )
          }
        </ReadState>
      </Tabs>
    </Frame>
  );
}
