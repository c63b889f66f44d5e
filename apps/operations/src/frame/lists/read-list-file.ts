import { send, type Transport } from '@livree/api-client';
import { customerRoutes, listRoutes, type RouteRequest } from '@livree/contracts';

/** The call that answers with the whole of each list. */
const files = {
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
};

export type ListName = keyof typeof files;
/** The filters of a list. */
export type ListRequest<Name extends ListName> = RouteRequest<(typeof files)[Name]>;

/** The mark by which spreadsheets recognise UTF-8; reading the answer as text removes it. */
const byteOrderMark = '\uFEFF';

/** All rows of a list, as a file for spreadsheets. */
export async function readListFile<Name extends ListName>(
  api: Transport,
  name: Name,
  request: ListRequest<Name>,
): Promise<Blob> {
  const lines: string = await send(api, files[name], request);
  return new Blob([byteOrderMark, lines], { type: 'text/csv' });
}
