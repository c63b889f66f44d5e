import { send, type Transport } from '@livree/api-client';
import { reviewRoutes } from '@livree/contracts';

export type Verdict = 'approve' | 'feature' | 'plain' | 'reject';

/** Publishes a review, puts it forward or back, or keeps it from being shown. */
export const moderateReview = (api: Transport, id: number, verdict: Verdict) =>
  verdict === 'reject'
    ? send(api, reviewRoutes.reject, { params: { id } })
    : send(api, reviewRoutes.approve, {
        params: { id },
        body: verdict === 'approve' ? {} : { isFeatured: verdict === 'feature' },
      });
