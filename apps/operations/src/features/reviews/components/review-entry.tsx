import type { Review } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Rating, Tag } from '@livree/design-system/display';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { useAct } from '../../../frame/use-act.ts';
import { FoldedHistory } from '../../../history/history.tsx';
import { approveReview } from '../api/approve-review.ts';
import { rejectReview } from '../api/reject-review.ts';

type Verdict = 'approve' | 'feature' | 'plain' | 'reject';

function listVerdicts({ status, isFeatured }: Review): Verdict[] {
  if (status !== 'approved') return status === 'rejected' ? ['approve'] : ['approve', 'feature', 'reject'];
  return [isFeatured ? 'plain' : 'feature', 'reject'];
}

/** One review, and what can be decided about it. */
export function ReviewEntry({ review }: { review: Review }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const moderate = useAct((verdict: Verdict) =>
    verdict === 'reject'
      ? rejectReview(api, review.id)
      : approveReview(api, review.id, verdict === 'approve' ? undefined : verdict === 'feature'),
  );
  return (
    <li data-row className={styles.entry}>
      <div>
        <h2>{review.title ?? t('reviews.untitled')}</h2>
        <Rating value={review.rating} label={t('reviews.rating', { rating: review.rating })} />
        <small>
          {[review.reviewerName, review.vehicleName, review.createdAtHuman].filter(Boolean).join(', ')}
        </small>
        {review.isFeatured && <Tag>{t('reviews.featured')}</Tag>}
        {review.isDemonstration && <Tag>{common('state.demonstration')}</Tag>}
        <p className={styles.said}>{review.comment}</p>
      </div>
      <div className={styles.acts}>
        {listVerdicts(review).map((verdict, index) => (
          <Button
            key={verdict}
            wide
            variant={verdict === 'reject' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
            loading={moderate.isPending && moderate.variables === verdict}
            onClick={() => moderate.mutate(verdict)}
          >
            {t(`reviews.${verdict}`)}
          </Button>
        ))}
      </div>
      <FoldedHistory subject="reviews" id={review.id} />
    </li>
  );
}
