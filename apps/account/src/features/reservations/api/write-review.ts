import { send, type Transport } from '@livree/api-client';
import { reviewRoutes, type ReviewRequest } from '@livree/contracts';

/** Sends the review of a completed ride; it waits for an operator. */
export const writeReview = (api: Transport, review: ReviewRequest) =>
  send(api, reviewRoutes.create, { body: review });
