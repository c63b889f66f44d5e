import { absenceExamples } from './absences/examples.ts';
import { addressExamples } from './addresses/examples.ts';
import { audienceExamples } from './audience/examples.ts';
import { blogExamples } from './blog/examples.ts';
import { companySettingExamples } from './company-settings/examples.ts';
import { contactExamples } from './contact/examples.ts';
import { customerExamples } from './customers/examples.ts';
import { dispatchExamples } from './dispatch/examples.ts';
import { documentExamples } from './documents/examples.ts';
import { fleetExamples } from './fleet/examples.ts';
import { flightExamples } from './flights/examples.ts';
import { galleryExamples } from './gallery/examples.ts';
import { guestExamples } from './guests/examples.ts';
import { identityExamples } from './identity/examples.ts';
import { importExamples } from './imports/examples.ts';
import { legalExamples } from './legal/examples.ts';
import { listExamples } from './lists/examples.ts';
import { mailingExamples } from './mailings/examples.ts';
import { mapsExamples } from './maps/examples.ts';
import { moneyExamples } from './money/examples.ts';
import { newsletterExamples } from './newsletter/examples.ts';
import { notificationExamples } from './notifications/examples.ts';
import { operationsExamples } from './operations/examples.ts';
import { passkeyExamples } from './passkeys/examples.ts';
import { paymentLinkExamples } from './payment-links/examples.ts';
import { paymentExamples } from './payments/examples.ts';
import { peopleExamples } from './people/examples.ts';
import { priceExamples } from './prices/examples.ts';
import { pricingExamples } from './pricing/examples.ts';
import { problemExamples } from './problems/examples.ts';
import { changeExamples } from './reservations/change-examples.ts';
import { reservationExamples } from './reservations/examples.ts';
import { reviewExamples } from './reviews/examples.ts';
import { moderationExamples } from './reviews/moderation-examples.ts';
import { secondFactorExamples } from './second-factor/examples.ts';
import { securityExamples } from './security/examples.ts';
import { sessionExamples } from './sessions/examples.ts';
import { settingsExamples } from './settings/examples.ts';
import { siteExamples } from './site/examples.ts';
import { vehicleExamples } from './vehicles/examples.ts';
import { wordExamples } from './words/examples.ts';

/** A call in wire form; parts that a route does not have are absent. */
export interface WireExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly response: unknown;
}

const byDomain: Readonly<Record<string, Readonly<Record<string, WireExample>>>> = {
  identity: identityExamples,
  guests: guestExamples,
  people: peopleExamples,
  operations: operationsExamples,
  customers: customerExamples,
  dispatch: dispatchExamples,
  imports: importExamples,
  vehicles: vehicleExamples,
  absences: absenceExamples,
  prices: priceExamples,
  money: moneyExamples,
  lists: listExamples,
  audience: audienceExamples,
  passkeys: passkeyExamples,
  secondFactor: secondFactorExamples,
  sessions: sessionExamples,
  fleet: fleetExamples,
  gallery: galleryExamples,
  pricing: pricingExamples,
  maps: mapsExamples,
  flights: flightExamples,
  reservations: reservationExamples,
  changes: changeExamples,
  documents: documentExamples,
  payments: paymentExamples,
  paymentLinks: paymentLinkExamples,
  reviews: reviewExamples,
  moderation: moderationExamples,
  contact: contactExamples,
  newsletter: newsletterExamples,
  mailings: mailingExamples,
  notifications: notificationExamples,
  blog: blogExamples,
  settings: settingsExamples,
  addresses: addressExamples,
  security: securityExamples,
  site: siteExamples,
  words: wordExamples,
  companySettings: companySettingExamples,
  legal: legalExamples,
  problems: problemExamples,
};

/** One valid call by route id (`reservations.create`). For descriptions and tests; never part of a page. */
export const examples: ReadonlyMap<string, WireExample> = new Map(
  Object.entries(byDomain).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, example]) => [`${domain}.${name}`, example]),
  ),
);
