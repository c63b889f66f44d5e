import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as prices from './schemas.ts';

/** Tariffs as operators change them: a draft, compared with what is in force, then live at a moment. */
export const priceRoutes = {
  read: defineRoute({
    id: 'prices.read',
    method: 'GET',
    path: '/operations/prices',
    auth: 'operator',
    summary: 'Every tariff with its draft, and the last fifty rides at both',
    response: prices.keptPricesAnswer,
  }),
  draft: defineRoute({
    id: 'prices.draft',
    method: 'PUT',
    path: '/operations/prices/{id}',
    auth: 'operator',
    summary: 'Draft other rates of a tariff; those in force make the draft disappear',
    params: idParams,
    body: prices.draftRequest,
    response: prices.keptPricesAnswer,
  }),
  publish: defineRoute({
    id: 'prices.publish',
    method: 'POST',
    path: '/operations/prices/publish',
    auth: 'operator',
    summary: 'Put all drafts live, now or at a moment; quotes already given keep their price',
    body: prices.publishRequest,
    response: prices.keptPricesAnswer,
  }),
  discard: defineRoute({
    id: 'prices.discard',
    method: 'DELETE',
    path: '/operations/prices/drafts',
    auth: 'operator',
    summary: 'Throw all drafts away',
    response: prices.keptPricesAnswer,
  }),
} as const;
