import {
  audience,
  bookDifference,
  changeRequest,
  delivery,
  dispute,
  errorStatuses,
  galleryImage,
  importRow,
  instant,
  invitation,
  mailing,
  managedArticle,
  receivedMessage,
  recordedAct,
  reservation,
  review,
  savedAddress,
  savedCard,
  siteHours,
  transaction,
  user,
  vehicle,
  words,
  type ErrorCode,
  type routes,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { faultKinds } from '../fake-api/faults.ts';

type Routes = typeof routes;

/** The id of a route of the contracts, such as `fleet.list`. */
type RouteId = {
  [Group in keyof Routes]: {
    [Name in keyof Routes[Group]]: Routes[Group][Name] extends { readonly id: infer Id } ? Id : never;
  }[keyof Routes[Group]];
}[keyof Routes];

const errorCode = z.custom<ErrorCode>(
  (value) => typeof value === 'string' && Object.hasOwn(errorStatuses, value),
);

const refusal = z.strictObject({
  code: errorCode,
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Keys of the API's texts, by field. */
  faults: z.optional(z.record(z.string(), z.array(z.string()))),
});

const act = z.union([
  z.strictObject({ press: z.string() }),
  /** Waits for a text that comes with an answer of the API. */
  z.strictObject({ see: z.string() }),
  /** To a heading: what is near it is loaded. */
  z.strictObject({ scroll: z.string() }),
  /** A day of the open calendar, as `2027-03-12`. */
  z.strictObject({ day: z.iso.date() }),
  z.strictObject({ fill: z.string(), with: z.string() }),
  /** A file of this text for the field with this label. */
  z.strictObject({ choose: z.string(), file: z.strictObject({ name: z.string(), text: z.string() }) }),
]);

const mapSchema = <Value extends string | number | boolean>(value: z.ZodMiniType<Value, Value>) =>
  z.codec(z.record(z.string(), value), z.custom<Map<string, Value>>(), {
    decode: (wire) => new Map(Object.entries(wire)),
    encode: (map) => Object.fromEntries(map),
  });
const tokens = mapSchema(z.string());
const choices = mapSchema(z.boolean());
const owners = mapSchema(z.int());
const expiries = z.codec(z.record(z.string(), instant), z.custom<Map<number, string>>(), {
  decode: (wire) => new Map(Object.entries(wire).map(([id, expiry]) => [Number(id), expiry])),
  encode: (map) => Object.fromEntries(map),
});
const factor = z.strictObject({
  isGiven: z.boolean(),
  isFresh: z.boolean(),
  authenticator: z.nullable(z.strictObject({ createdAt: instant, lastUsedAt: z.nullable(instant) })),
  recoveryCodes: z.array(z.string()),
});
const factors = z.codec(z.record(z.string(), factor), z.custom<Map<number, z.output<typeof factor>>>(), {
  decode: (wire) => new Map(Object.entries(wire).map(([id, kept]) => [Number(id), kept])),
  encode: (map) => Object.fromEntries(map),
});
const actsByThing = z.codec(
  z.record(z.string(), z.array(recordedAct)),
  z.custom<Map<string, z.output<typeof recordedAct>[]>>(),
  { decode: (wire) => new Map(Object.entries(wire)), encode: (map) => Object.fromEntries(map) },
);
const ids = z.codec(z.array(z.int()), z.custom<Set<number>>(), {
  decode: (wire) => new Set(wire),
  encode: (set) => [...set],
});

/** What the address of a state holds beside its path. Texts are named by key: `steps.next`, `common:actions.retry`, `api:validation.email`; `=09` is a text itself. */
export const situationSchema = z.strictObject({
  /** When the clock of browser and API starts; the real time if an address does not say it. */
  now: z.optional(instant),
  /** The demonstration customer is signed in. */
  customer: z.optional(z.literal(true)),
  /** The operator is signed in. */
  operator: z.optional(z.literal(true)),
  /** A dispatcher is signed in. */
  dispatcher: z.optional(z.literal(true)),
  /** The sandbox follows flights for this operator. */
  follows: z.optional(z.literal(true)),
  /** Routes that misbehave or refuse, by id. */
  answers: z.optional(z.record(z.string(), z.union([z.enum(faultKinds), refusal]))),
  /** The state of the API that replaces its examples. */
  given: z.optional(
    z.partial(
      z.strictObject({
        accounts: z.array(z.strictObject({ user, password: z.string() })),
        vehicles: z.array(vehicle),
        gallery: z.array(galleryImage),
        hours: siteHours,
        reservations: z.array(reservation),
        changeRequests: z.array(z.strictObject({ rideId: z.int(), request: changeRequest })),
        deliveries: z.array(z.strictObject({ rideId: z.int(), delivery })),
        transactions: z.array(transaction),
        disputes: z.array(dispute),
        differences: z.array(bookDifference),
        reviews: z.array(review),
        audience,
        mailings: z.array(mailing),
        /** For each subscribed address, whether it is confirmed. */
        subscriptions: choices,
        inbox: z.array(receivedMessage),
        /** What was done, by what it concerns: `reservations 12`. */
        acts: actsByThing,
        /** What the next file holds that an operator brings. */
        importRows: z.array(importRow),
        invitations: z.array(invitation),
        /** When those whom somebody invited were last seen, by their ids. */
        peopleSeen: expiries,
        /** The second factors of those who are asked for one, by their ids. */
        factors,
        articles: z.array(managedArticle),
        words,
        cards: z.array(savedCard),
        addresses: z.array(savedAddress),
        /** When payment links expire, by the ids of their rides. */
        paymentLinks: expiries,
        /** Tokens of reset links by address. */
        passwordResets: tokens,
        /** Ids of customers who have not confirmed their address, by the token of their link. */
        emailConfirmations: owners,
        /** Ids of customers who book without an account. */
        guests: ids,
        /** Their ids by the token or the key of a mail's link. */
        guestLinks: owners,
      }),
    ),
  ),
  /** Additional props of a slot, if the path is that of a slot. */
  slot: z.optional(z.record(z.string(), z.unknown())),
  /** What this browser has kept. */
  drafts: z.optional(z.record(z.string(), z.strictObject({ version: z.int(), data: z.unknown() }))),
  /** What a visitor does next, one after the other. */
  acts: z.optional(z.array(act)),
  /** The texts that are then visible. */
  says: z.optional(z.array(z.string())),
});

/** A situation as it was read: the ids of its routes may be unknown. */
export type ReadSituation = z.output<typeof situationSchema>;
export type Act = z.output<typeof act>;
export type Answer = NonNullable<ReadSituation['answers']>[string];

export interface Situation extends Omit<ReadSituation, 'answers'> {
  answers?: Partial<Record<RouteId, Answer>> | undefined;
}

/** `path` with a situation in its query. */
export function situationAddress(path: string, name: string, situation: Situation): string {
  const [pathname = '/', search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('state', name);
  const wire = z.encode(situationSchema, situation);
  for (const [key, value] of Object.entries(wire))
    if (value !== undefined) query.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  return `${pathname}?${query}`;
}
