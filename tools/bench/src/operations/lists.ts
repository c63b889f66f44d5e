import type { ApiClient } from '@livree/api-client';

type Call = (client: ApiClient) => Promise<unknown>;

const rides =
  (query: Parameters<ApiClient['reservations']['list']>[0] & object): Call =>
  ({ reservations }) =>
    reservations.list({ query: { scope: 'everybody', ...query.query } });

/** The calls of each screen with a list, by what an operator looks for on it. */
export const lists: Readonly<Record<string, readonly Call[]>> = {
  rides: [
    rides({ query: {} }),
    rides({ query: { page: 500 } }),
    rides({ query: { status: 'confirmed' } }),
    rides({ query: { search: 'reims' } }),
    rides({ query: { search: 'LV-B0003211' } }),
    rides({ query: { search: 'nobody rides like this' } }),
  ],
  customers: [
    ({ customers }) => customers.list(),
    ({ customers }) => customers.list({ query: { page: 40 } }),
    ({ customers }) => customers.list({ query: { search: 'zoé petit' } }),
    ({ customers }) => customers.list({ query: { search: '06 00 00 12' } }),
    ({ customers }) => customers.list({ query: { kind: 'guest' } }),
  ],
  vehicles: [
    ({ vehicles }) => vehicles.list({ query: { shows: 'offered' } }),
    ({ vehicles }) => vehicles.list({ query: { page: 9 } }),
    ({ vehicles }) => vehicles.list({ query: { search: 'ga-123' } }),
  ],
  movements: [
    ({ money }) => money.list(),
    ({ money }) => money.list({ query: { page: 10 } }),
    ({ money }) => money.list({ query: { type: 'refund' } }),
    ({ money }) => money.sums(),
  ],
  refundRequests: [
    ({ payments }) => payments.refundRequests(),
    ({ payments }) => payments.refundRequests({ query: { page: 10 } }),
  ],
  disputes: [({ payments }) => payments.disputes()],
  differences: [({ payments }) => payments.differences()],
  reviews: [
    ({ moderation }) => moderation.list({ query: { status: 'pending' } }),
    ({ moderation }) => moderation.list({ query: { status: 'approved', page: 40 } }),
  ],
  messages: [
    ({ contact }) => contact.messages(),
    ({ contact }) => contact.messages({ query: { answered: true, page: 20 } }),
  ],
  subscribers: [
    ({ mailings }) => mailings.subscribers(),
    ({ mailings }) => mailings.subscribers({ query: { search: 'reader12', page: 2 } }),
    ({ mailings }) => mailings.readership(),
  ],
  articles: [({ blog }) => blog.manage(), ({ blog }) => blog.manage({ query: { state: 'scheduled' } })],
  people: [({ people }) => people.list()],
  day: [({ operations }) => operations.day(), ({ operations }) => operations.needs()],
  customer: [
    ({ customers }) => customers.rides({ params: { id: 100 } }),
    ({ customers }) => customers.payments({ params: { id: 100 } }),
    ({ customers }) => customers.read({ params: { id: 100 } }),
  ],
};

/** The files of the longest lists. */
export const files: Readonly<Record<string, (client: ApiClient) => Promise<string>>> = {
  rides: ({ lists: saved }) => saved.rides(),
  customers: ({ customers }) => customers.saveList(),
  movements: ({ lists: saved }) => saved.movements(),
};
