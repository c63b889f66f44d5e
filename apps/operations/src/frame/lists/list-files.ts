import { customerRoutes, listRoutes, type RouteRequest } from '@livree/contracts';

/** The call that answers with the whole of each list. */
export const listFiles = {
  customers: customerRoutes.saveList,
  rides: listRoutes.rides,
  vehicles: listRoutes.vehicles,
  movements: listRoutes.movements,
  refundRequests: listRoutes.refundRequests,
  disputes: listRoutes.disputes,
  differences: listRoutes.differences,
  reviews: listRoutes.reviews,
  messages: listRoutes.messages,
  subscribers: listRoutes.subscribers,
  articles: listRoutes.articles,
  people: listRoutes.people,
  acts: listRoutes.acts,
};

export type ListName = keyof typeof listFiles;
/** The filters of a list. */
export type ListRequest<Name extends ListName> = RouteRequest<(typeof listFiles)[Name]>;
