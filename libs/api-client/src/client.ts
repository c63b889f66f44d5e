import { routes, type Route, type RouteAnswer, type RouteRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { send, type CallOptions } from './send.ts';
import type { Transport } from './transport.ts';

type Call<R extends Route> =
  object extends RouteRequest<R>
    ? (request?: RouteRequest<R>, options?: CallOptions) => Promise<RouteAnswer<R>>
    : (request: RouteRequest<R>, options?: CallOptions) => Promise<RouteAnswer<R>>;

type RouteGroup = Readonly<Record<string, Route>>;

/** The calls of one domain, with the names of its routes. */
export type Calls<Group extends RouteGroup> = { readonly [Name in keyof Group]: Call<Group[Name]> };

/** Every call of the API by domain: `client.fleet.read({ params: { id: 3 } })`. */
export type ApiClient = { readonly [Domain in keyof typeof routes]: Calls<(typeof routes)[Domain]> };

function createCalls<const Group extends RouteGroup>(group: Group, transport: Transport): Calls<Group> {
  const calls = Object.entries(group).map(([name, route]) => [
    name,
    (request: RouteRequest<Route> = {}, options?: CallOptions) => send(transport, route, request, options),
  ]);
  // Built from the entries of `group`, which the compiler cannot follow.
  return z.parse(z.custom<Calls<Group>>(), Object.fromEntries(calls));
}

/** All calls of the API over one transport. */
export function createClient(transport: Transport): ApiClient {
  return {
    identity: createCalls(routes.identity, transport),
    guests: createCalls(routes.guests, transport),
    people: createCalls(routes.people, transport),
    operations: createCalls(routes.operations, transport),
    customers: createCalls(routes.customers, transport),
    dispatch: createCalls(routes.dispatch, transport),
    imports: createCalls(routes.imports, transport),
    vehicles: createCalls(routes.vehicles, transport),
    absences: createCalls(routes.absences, transport),
    prices: createCalls(routes.prices, transport),
    lists: createCalls(routes.lists, transport),
    audience: createCalls(routes.audience, transport),
    money: createCalls(routes.money, transport),
    passkeys: createCalls(routes.passkeys, transport),
    secondFactor: createCalls(routes.secondFactor, transport),
    sessions: createCalls(routes.sessions, transport),
    fleet: createCalls(routes.fleet, transport),
    gallery: createCalls(routes.gallery, transport),
    pricing: createCalls(routes.pricing, transport),
    maps: createCalls(routes.maps, transport),
    flights: createCalls(routes.flights, transport),
    reservations: createCalls(routes.reservations, transport),
    changes: createCalls(routes.changes, transport),
    documents: createCalls(routes.documents, transport),
    payments: createCalls(routes.payments, transport),
    paymentLinks: createCalls(routes.paymentLinks, transport),
    reviews: createCalls(routes.reviews, transport),
    moderation: createCalls(routes.moderation, transport),
    contact: createCalls(routes.contact, transport),
    newsletter: createCalls(routes.newsletter, transport),
    mailings: createCalls(routes.mailings, transport),
    notifications: createCalls(routes.notifications, transport),
    blog: createCalls(routes.blog, transport),
    settings: createCalls(routes.settings, transport),
    addresses: createCalls(routes.addresses, transport),
    security: createCalls(routes.security, transport),
    site: createCalls(routes.site, transport),
    words: createCalls(routes.words, transport),
    companySettings: createCalls(routes.companySettings, transport),
    legal: createCalls(routes.legal, transport),
    problems: createCalls(routes.problems, transport),
  };
}
