import { absence } from '../absences/schemas.ts';
import { reservationStatuses } from '../reservations/schemas.ts';
import { z } from '../schema.ts';
import { calendarDate, instant } from '../shared/datetime.ts';
import { envelope, pageSchema } from '../shared/envelope.ts';
import { amount } from '../shared/money.ts';
import { paging, searchText } from '../shared/query.ts';
import { openEnum, wireObject } from '../shared/wire.ts';

/** A ride as the drawn day shows it. */
const dayRide = wireObject({
  id: z.number(),
  reference: z.string(),
  status: openEnum(reservationStatuses),
  is_paid: z.boolean(),
  /** Paid in another program before it came here, and no turnover of this site. */
  is_paid_elsewhere: z.optional(z.boolean()),
  vehicle_id: z.number(),
  starts_at: instant,
  /** When its vehicle is free again. */
  ends_at: instant,
  pickup_address: z.string(),
  destination_address: z.string(),
  client_name: z.string(),
  total_price: amount,
});
export type DayRide = z.output<typeof dayRide>;

const dayVehicle = wireObject({ id: z.number(), name: z.string(), seats: z.number() });
export type DayVehicle = z.output<typeof dayVehicle>;

export const dayQuery = wireObject({ date: z.optional(calendarDate) });
export const day = wireObject({
  date: calendarDate,
  /** Midnight at the beginning and at the end of the day in the operator's zone. */
  starts_at: instant,
  ends_at: instant,
  timezone: z.string(),
  vehicles: z.array(dayVehicle),
  rides: z.array(dayRide),
  absences: z.optional(z.array(absence)),
});
export type Day = z.output<typeof day>;
export const dayAnswer = envelope(day);

/** The tasks that wait for an operator, in the order in which it is shown. */
export const needKinds = [
  'unclosed',
  'unconfirmed',
  'unpaid',
  'failed_refund',
  'refund_request',
  'dispute',
  'difference',
  'change_request',
  'flight',
  'message',
  'review',
  'paper',
] as const;
export type NeedKind = (typeof needKinds)[number];

/** `id` is that of the ride, or of the message, review or vehicle. */
const needItem = wireObject({ id: z.number(), name: z.string(), since: instant });
const need = wireObject({
  kind: openEnum(needKinds),
  count: z.number(),
  /** The longest waiting, twenty at most. */
  items: z.array(needItem),
});
export type Need = z.output<typeof need>;
export const needsAnswer = envelope(z.array(need));

export const actQuery = wireObject({ subject: searchText, id: searchText });

/** Where an act came from: a screen of the site, a program with an operator's token, an outside service, or a job. */
export const actSources = ['screen', 'api', 'provider', 'job'] as const;

const changed = z.nullable(z.record(z.string(), z.unknown()));
const actFields = {
  id: z.number(),
  at: instant,
  actor_name: z.string(),
  source: openEnum(actSources),
  /** The call: `reservations.confirm`. */
  act: z.string(),
  before: changed,
  after: changed,
};
export const recordedAct = wireObject(actFields);
export type RecordedAct = z.output<typeof recordedAct>;
export const actsAnswer = envelope(z.array(recordedAct));

const anyDay = z.optional(z.union([z.literal(''), calendarDate]));

/** Empty filters are read as absent. */
export const actFilters = {
  /** In the name that somebody had then, or the address of their account. */
  actor: z.optional(searchText),
  source: z.optional(z.enum(['', ...actSources], 'validation.invalid')),
  /** A call, `reservations.confirm`, or the last part of calls, `confirm`. */
  act: z.optional(searchText),
  /** A kind of thing: `reservations`. */
  subject: z.optional(searchText),
  /** Days of the operator's zone, both inclusive. */
  date_from: anyDay,
  date_to: anyDay,
};
export const foundActsQuery = wireObject({ ...paging, ...actFilters });

/** An act among all others, with what it concerns. */
const foundAct = wireObject({ ...actFields, subject: z.string(), subject_id: z.string() });
export type FoundAct = z.output<typeof foundAct>;
export const foundActsAnswer = envelope(pageSchema(foundAct));

/** What an event is about; its number is that of the thing, of the vehicle for an absence, and of the ride for a mail or text message. */
export const eventSubjects = [
  'reservations',
  'deliveries',
  'payments',
  'differences',
  'messages',
  'reviews',
  'customers',
  'vehicles',
  'absences',
  'prices',
  'mailings',
  'articles',
  'words',
  'settings',
  'people',
] as const;
export type EventSubject = (typeof eventSubjects)[number];

/** Ends where the reader heard last; any other text is as good as none. */
export const eventsHeaders = wireObject({ 'last-event-id': z.optional(z.string()) });

/** Says what changed and never what it says now: whoever may see it asks for it. */
const event = wireObject({
  type: openEnum(['insert', 'update', 'delete']),
  subject: openEnum(eventSubjects),
  subject_id: z.number(),
  at: instant,
});
export type OperationsEvent = z.output<typeof event>;

/** @property has_missed whether more happened than the events say: everything has to be read again */
export const eventBatch = wireObject({ has_missed: z.boolean(), events: z.array(event) });
export type EventBatch = z.output<typeof eventBatch>;
