import { send, type Transport } from '@livree/api-client';
import { reviewRoutes } from '@livree/contracts';

/** Keeps a review from being shown. */
export const rejectReview = (api: Transport, id: number) =>
  send(api, reviewRoutes.reject, { params: { id } });
