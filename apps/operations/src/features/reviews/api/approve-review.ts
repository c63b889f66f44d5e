import { send, type Transport } from '@livree/api-client';
import { reviewRoutes } from '@livree/contracts';

/** Publishes a review. @param isFeatured whether it is put forward; as before by default */
export const approveReview = (api: Transport, id: number, isFeatured?: boolean) =>
  send(api, reviewRoutes.approve, {
    params: { id },
    body: isFeatured === undefined ? {} : { isFeatured },
  });
