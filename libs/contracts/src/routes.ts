import { absenceRoutes } from './absences/routes.ts';
import { addressRoutes } from './addresses/routes.ts';
import { audienceRoutes } from './audience/routes.ts';
import { blogRoutes } from './blog/routes.ts';
import { companySettingRoutes } from './company-settings/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { dispatchRoutes } from './dispatch/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { fleetRoutes } from './fleet/routes.ts';
import { flightRoutes } from './flights/routes.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { guestRoutes } from './guests/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { legalRoutes } from './legal/routes.ts';
import { listRoutes } from './lists/routes.ts';
import { mailingRoutes } from './mailings/routes.ts';
import { mapsRoutes } from './maps/routes.ts';
import { moneyRoutes } from './money/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { paymentLinkRoutes } from './payment-links/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { pricingRoutes } from './pricing/routes.ts';
import { problemRoutes } from './problems/routes.ts';
import { changeRoutes } from './reservations/change-routes.ts';
import { reservationRoutes } from './reservations/routes.ts';
import { moderationRoutes } from './reviews/moderation-routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { securityRoutes } from './security/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import type { Route } from './shared/route.ts';
import { siteRoutes } from './site/routes.ts';
import { vehicleRoutes } from './vehicles/routes.ts';
import { wordRoutes } from './words/routes.ts';

/** Every call of the API, by domain. */
export const routes = {
  identity: identityRoutes,
  guests: guestRoutes,
  people: peopleRoutes,
  operations: operationsRoutes,
  customers: customerRoutes,
  dispatch: dispatchRoutes,
  vehicles: vehicleRoutes,
  imports: importRoutes,
  absences: absenceRoutes,
  prices: priceRoutes,
  money: moneyRoutes,
  lists: listRoutes,
  audience: audienceRoutes,
  passkeys: passkeyRoutes,
  secondFactor: secondFactorRoutes,
  sessions: sessionRoutes,
  fleet: fleetRoutes,
  gallery: galleryRoutes,
  pricing: pricingRoutes,
  maps: mapsRoutes,
  flights: flightRoutes,
  reservations: reservationRoutes,
  changes: changeRoutes,
  documents: documentRoutes,
  payments: paymentRoutes,
  paymentLinks: paymentLinkRoutes,
  reviews: reviewRoutes,
  moderation: moderationRoutes,
  contact: contactRoutes,
  newsletter: newsletterRoutes,
  mailings: mailingRoutes,
  notifications: notificationRoutes,
  blog: blogRoutes,
  settings: settingsRoutes,
  addresses: addressRoutes,
  security: securityRoutes,
  site: siteRoutes,
  words: wordRoutes,
  companySettings: companySettingRoutes,
  legal: legalRoutes,
  problems: problemRoutes,
} as const;

/** The same calls as one list, for code that treats them alike: OpenAPI, the fake API, checks. */
export const allRoutes: readonly Route[] = Object.values(routes).flatMap((domain) =>
  Object.values<Route>(domain),
);
