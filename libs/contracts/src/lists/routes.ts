import { articleFilters } from '../blog/schemas.ts';
import { messageFilters } from '../contact/message-schemas.ts';
import { subscriberFilters } from '../mailings/schemas.ts';
import { movementFilters } from '../money/schemas.ts';
import { actFilters } from '../operations/schemas.ts';
import { refundRequestFilters } from '../payments/refund-schemas.ts';
import { rideFilters } from '../reservations/schemas.ts';
import { reviewFilters } from '../reviews/schemas.ts';
import { listFile } from '../shared/list-file.ts';
import { defineRoute, type Route } from '../shared/route.ts';
import { wireObject } from '../shared/wire.ts';
import { vehicleFilters } from '../vehicles/schemas.ts';

/** A call that answers with all rows of a list, filtered as the list is. */
const fileOf = <const Name extends string, const Part extends Pick<Route, 'auth' | 'summary' | 'query'>>(
  name: Name,
  part: Part,
) =>
  defineRoute({
    ...part,
    id: `lists.${name}`,
    method: 'GET',
    path: `/operations/lists/${name}`,
    response: listFile,
    produces: 'text/csv',
  });

/** The lists of operators as files for spreadsheets; that of customers is with the other calls about them. */
export const listRoutes = {
  rides: fileOf('rides', {
    auth: 'dispatcher',
    summary: 'Everybody’s rides',
    query: wireObject(rideFilters),
  }),
  vehicles: fileOf('vehicles', {
    auth: 'operator',
    summary: 'The vehicles with their papers, by default the retired ones too',
    query: wireObject(vehicleFilters),
  }),
  movements: fileOf('movements', {
    auth: 'operator',
    summary: 'The payments and refunds of a day or month',
    query: wireObject(movementFilters),
  }),
  refundRequests: fileOf('refundRequests', {
    auth: 'dispatcher',
    summary: 'The refunds that customers ask for',
    query: wireObject(refundRequestFilters),
  }),
  disputes: fileOf('disputes', {
    auth: 'operator',
    summary: 'The payments that their customers dispute',
  }),
  differences: fileOf('differences', {
    auth: 'operator',
    summary: 'What the providers’ books and ours say differently',
  }),
  reviews: fileOf('reviews', {
    auth: 'dispatcher',
    summary: 'The reviews of a status',
    query: wireObject(reviewFilters),
  }),
  messages: fileOf('messages', {
    auth: 'dispatcher',
    summary: 'The messages of the contact form, answered or not',
    query: wireObject(messageFilters),
  }),
  subscribers: fileOf('subscribers', {
    auth: 'operator',
    summary: 'The subscribers of the newsletter',
    query: wireObject(subscriberFilters),
  }),
  articles: fileOf('articles', {
    auth: 'operator',
    summary: 'All articles, drafts included',
    query: wireObject(articleFilters),
  }),
  acts: fileOf('acts', {
    auth: 'operator',
    summary: 'What anybody of the company, a job or a provider did',
    query: wireObject(actFilters),
  }),
  people: fileOf('people', { auth: 'operator', summary: 'The people with a role' }),
} as const;
