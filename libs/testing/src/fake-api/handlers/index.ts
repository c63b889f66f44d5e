import type { Route, routes } from '@livree/contracts';
import type { FakeCall, Handlers } from '../handler.ts';
import { absenceHandlers } from './absences.ts';
import { addressHandlers } from './addresses.ts';
import { audienceHandlers } from './audience.ts';
import { blogHandlers } from './blog.ts';
import { changeHandlers } from './changes.ts';
import { companySettingHandlers } from './company-settings.ts';
import { contactHandlers } from './contact.ts';
import { customerHandlers } from './customers.ts';
import { dispatchHandlers } from './dispatch.ts';
import { documentHandlers } from './documents.ts';
import { fleetHandlers } from './fleet.ts';
import { flightHandlers } from './flights.ts';
import { galleryHandlers } from './gallery.ts';
import { guestHandlers } from './guests.ts';
import { identityHandlers } from './identity.ts';
import { importHandlers } from './imports.ts';
import { legalHandlers } from './legal.ts';
import { listHandlers } from './lists.ts';
import { mailingHandlers } from './mailings.ts';
import { mapsHandlers } from './maps.ts';
import { moderationHandlers } from './moderation.ts';
import { moneyHandlers } from './money.ts';
import { newsletterHandlers } from './newsletter.ts';
import { notificationHandlers } from './notifications.ts';
import { operationsHandlers } from './operations.ts';
import { passkeyHandlers } from './passkeys.ts';
import { paymentLinkHandlers } from './payment-links.ts';
import { paymentHandlers } from './payments.ts';
import { peopleHandlers } from './people.ts';
import { priceHandlers } from './prices.ts';
import { pricingHandlers } from './pricing.ts';
import { problemHandlers } from './problems.ts';
import { reservationHandlers } from './reservations.ts';
import { reviewHandlers } from './reviews.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { securityHandlers } from './security.ts';
import { sessionHandlers } from './sessions.ts';
import { settingsHandlers } from './settings.ts';
import { siteHandlers } from './site.ts';
import { vehicleHandlers } from './vehicles.ts';
import { wordHandlers } from './words.ts';

type Routes = typeof routes;
type AllHandlers = { readonly [Domain in keyof Routes]: Handlers<Routes[Domain]> };

const byDomain: AllHandlers = {
  identity: identityHandlers,
  guests: guestHandlers,
  people: peopleHandlers,
  operations: operationsHandlers,
  customers: customerHandlers,
  dispatch: dispatchHandlers,
  imports: importHandlers,
  vehicles: vehicleHandlers,
  absences: absenceHandlers,
  prices: priceHandlers,
  money: moneyHandlers,
  lists: listHandlers,
  audience: audienceHandlers,
  passkeys: passkeyHandlers,
  secondFactor: secondFactorHandlers,
  sessions: sessionHandlers,
  fleet: fleetHandlers,
  gallery: galleryHandlers,
  pricing: pricingHandlers,
  maps: mapsHandlers,
  flights: flightHandlers,
  reservations: reservationHandlers,
  changes: changeHandlers,
  documents: documentHandlers,
  payments: paymentHandlers,
  paymentLinks: paymentLinkHandlers,
  reviews: reviewHandlers,
  moderation: moderationHandlers,
  contact: contactHandlers,
  newsletter: newsletterHandlers,
  mailings: mailingHandlers,
  notifications: notificationHandlers,
  blog: blogHandlers,
  settings: settingsHandlers,
  addresses: addressHandlers,
  security: securityHandlers,
  site: siteHandlers,
  words: wordHandlers,
  companySettings: companySettingHandlers,
  legal: legalHandlers,
  problems: problemHandlers,
};

type AnyHandler = (request: never, call: FakeCall) => unknown;
type Group<Value> = Readonly<Record<string, Value>>;

/** Every route with its handler of the same name. */
export function handlers(groups: Group<Group<Route>>): { route: Route; handle: AnyHandler }[] {
  const handlerGroups: Group<Group<AnyHandler>> = byDomain;
  return Object.entries(groups).flatMap(([domain, group]) =>
    Object.entries(group).map(([name, route]) => {
      const handle = handlerGroups[domain]?.[name];
      if (handle === undefined) throw new Error(`the fake API does not answer ${route.id}`);
      return { route, handle };
    }),
  );
}
