import { vehicleClasses } from '../fleet/kinds.ts';
import { paymentMethod } from '../payments/method.ts';
import { extraCodes, serviceTypes, unavailableReasons } from '../pricing/choices.ts';
import { tariff } from '../pricing/tariff.ts';
import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';

const brand = wireObject({
  name: z.string(),
  legal_name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** True while the fictional operator runs: claims and testimonials are then marked as demonstration. */
  is_demonstration: z.boolean(),
});

export const cancellationPolicy = wireObject({
  version: z.string(),
  /** Customers can cancel by themselves, with a full refund, until this many hours before the pickup. */
  self_service_hours: z.number(),
  full_refund_hours: z.number(),
  partial_refund_hours: z.number(),
  /** 0 to 1. */
  partial_refund_share: z.number(),
});

const flags = wireObject({
  diagnostics: z.boolean(),
  newsletter: z.boolean(),
  google_sign_in: z.boolean(),
  /** False if no text message can be sent, so that none is offered. */
  text_messages: z.optional(z.boolean()),
});

const hourlyPrice = <const Values extends readonly [string, ...string[]]>(ids: Values) =>
  wireObject({ id: openEnum(ids), price_per_hour: amount });

const extra = z.object({
  code: openEnum(extraCodes),
  price: amount,
  per: openEnum(['piece', 'hour']),
  /** False if it is listed but cannot be booked now. */
  available: z.optional(z.boolean()),
  reason: z.optional(openEnum(unavailableReasons)),
});

/** Minutes without charge, by the kind of the pickup place, from the booked pickup time on. */
const freeWaitingMinutes = z.object({ airport: z.number(), station: z.number(), elsewhere: z.number() });

const hireTerms = wireObject({ least_hours: z.number(), most_hours: z.number(), km_per_hour: z.number() });

/** Who follows flights; invented ones, if it is the sandbox. */
const flightSource = wireObject({ source: z.string(), is_sandbox: z.boolean() });

/** What the operator configures and the site shows or obeys. */
export const siteConfig = wireObject({
  brand,
  /** The address that visitors use, without a path: what a shared page is called by. */
  site_url: z.optional(z.string()),
  /** The origin of the checkout frames; absent where it is the site's. */
  frame_origin: z.optional(z.string()),
  /** The key of Google's maps in the browser; absent if the site shows only its own maps. */
  google_maps_key: z.optional(z.string()),
  currency: z.literal('EUR'),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
  timezone: z.string(),
  payment_methods: z.array(paymentMethod),
  cancellation_policy: cancellationPolicy,
  hold_minutes: z.number(),
  max_days_ahead: z.number(),
  /** Minutes from now to the first pickup, where place and vehicle have no other notice. */
  notice_minutes: z.optional(z.number()),
  free_waiting: z.optional(freeWaitingMinutes),
  /** A ride by the hour. */
  hire: z.optional(hireTerms),
  services: z.array(hourlyPrice(serviceTypes)),
  plans: z.array(hourlyPrice(vehicleClasses)),
  extras: z.array(extra),
  /** Absent if nobody follows flights for this operator. */
  flights: maybe(flightSource),
  tariff,
  flags,
  /** The version of the terms in force, which a booking keeps. */
  terms_version: maybe(z.string()),
});
export type SiteConfig = z.output<typeof siteConfig>;
export const siteConfigAnswer = envelope(siteConfig);
