import {
  mayCall,
  needKinds,
  type DayRide,
  type FoundAct,
  type Need,
  type Reservation,
  type RideNeed,
  type RouteRequest,
  type User,
  type operationsRoutes,
} from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';
import type { FakeState } from '../state.ts';
import { toInstant } from '../to-instant.ts';

const leastHours = 2;

function toDayRide(ride: Reservation): DayRide {
  const startsAt = toInstant(ride.pickupAt);
  const ends = new Date(startsAt).getTime() + leastHours * 3_600_000;
  return {
    id: ride.id,
    reference: ride.reference,
    status: ride.status,
    isPaid: ride.paymentStatus === 'paid' || ride.paymentStatus === 'paid_elsewhere',
    isPaidElsewhere: ride.paymentStatus === 'paid_elsewhere',
    vehicleId: ride.vehicleId,
    startsAt,
    endsAt: new Date(ends).toISOString(),
    pickupAddress: ride.pickupAddress,
    destinationAddress: ride.destinationAddress,
    clientName: ride.clientName,
    totalPrice: ride.totalPrice,
  };
}

const papersAhead = 30 * 24 * 3_600_000;

/** The vehicles with a paper that expires soon. */
function listPapers({ vehicles, keptVehicles }: FakeState, now: Date): Need['items'] {
  const last = new Date(now.getTime() + papersAhead).toISOString().slice(0, 10);
  return vehicles.flatMap(({ id, name }) => {
    const { insuranceUntil, inspectionUntil, licenceUntil } = keptVehicles.get(id) ?? {};
    const [first] = [insuranceUntil, inspectionUntil, licenceUntil]
      .filter((day) => typeof day === 'string')
      .toSorted();
    return first !== undefined && first <= last ? [{ id, name, since: `${first}T00:00:00.000Z` }] : [];
  });
}

/** As the API. */
const mostItems = 20;

/** What waits for an operator, by kind, from the rides, requests, messages, reviews and papers of the state. */
function waitingThings(state: FakeState, now: Date): Record<Need['kind'], Need['items']> {
  const { reservations, transactions, inbox, reviews } = state;
  const rides = reservations.map(toDayRide);
  const open = rides.filter(({ status }) => status === 'confirmed' || status === 'in_progress');
  const byRide = (found: readonly DayRide[]) =>
    found.map(({ id, reference, startsAt }) => ({ id, name: reference, since: startsAt }));
  const ofRefunds = (found: FakeState['transactions']) =>
    found.flatMap(({ reservation: ride, createdAt }) =>
      ride === null ? [] : [{ id: ride.id, name: ride.reference, since: createdAt }],
    );
  return {
    unclosed: byRide(open.filter(({ endsAt }) => new Date(endsAt) < now)),
    unconfirmed: byRide(rides.filter(({ status }) => status === 'pending')),
    unpaid: byRide(open.filter(({ isPaid }) => !isPaid)),
    failed_refund: ofRefunds(
      transactions.filter(({ type, status }) => type !== 'payment' && status === 'failed'),
    ),
    refund_request: ofRefunds(transactions.filter(({ decision }) => decision === 'awaited')),
    dispute: state.disputes
      .filter(({ status }) => status === 'open')
      .map(({ id, reference, answerBy, openedAt }) => ({ id, name: reference, since: answerBy ?? openedAt })),
    difference: state.differences.map(({ id, reference, happenedAt }) => ({
      id,
      name: reference,
      since: happenedAt,
    })),
    change_request: state.changeRequests.flatMap(({ rideId, request }) =>
      reservations
        .filter(({ id }) => id === rideId && request.status === 'open')
        .map(({ id, reference }) => ({ id, name: reference, since: request.askedAt })),
    ),
    flight: byFlight(reservations),
    message: inbox
      .filter(({ answeredAt }) => answeredAt === null)
      .map(({ id, name, createdAt }) => ({ id, name, since: createdAt })),
    review: reviews
      .filter(({ status }) => status === 'pending')
      .map(({ id, reviewerName, createdAt }) => ({ id, name: reviewerName, since: createdAt })),
    paper: listPapers(state, now),
  };
}

/** The numbers of the rides that wait for a reason. */
export const waitingRides = (state: FakeState, now: Date, need: RideNeed): ReadonlySet<number> =>
  new Set(waitingThings(state, now)[need]?.map(({ id }) => id));

/** The tasks that wait for an operator, by kind. */
function listNeeds(state: FakeState, now: Date): Need[] {
  const items = waitingThings(state, now);
  return needKinds.flatMap((kind) => {
    const found = items[kind] ?? [];
    return found.length === 0 ? [] : [{ kind, count: found.length, items: found.slice(0, mostItems) }];
  });
}

const operatorsNeeds: ReadonlySet<string> = new Set(['dispute', 'difference', 'paper']);

const isSeenBy = (caller: User | undefined, kind: string): boolean =>
  !operatorsNeeds.has(kind) || mayCall(caller?.role ?? 'customer', 'operator');

/** As the API. */
const actsOfPage = 50;

/** The acts of the state that filters let through, the newest first. */
function findActs(
  { acts, accounts }: FakeState,
  query: RouteRequest<typeof operationsRoutes.findActs>['query'] = {},
): FoundAct[] {
  const { actor = '', source, act, subject, dateFrom, dateTo } = query;
  const named = actor.toLowerCase();
  const emailOf = (name: string) => accounts.find(({ user }) => user.name === name)?.user.email ?? '';
  return [...acts]
    .flatMap(([thing, found]) => {
      const [kind = '', subjectId = ''] = thing.split(' ');
      return found.map((each) => ({ ...each, subject: kind, subjectId }));
    })
    .filter(
      (each) =>
        `${each.actorName} ${emailOf(each.actorName)}`.toLowerCase().includes(named) &&
        (!source || each.source === source) &&
        (!act || each.act === act || each.act.split('.').at(-1) === act) &&
        (!subject || each.subject === subject) &&
        (!dateFrom || each.at.slice(0, 10) >= dateFrom) &&
        (!dateTo || each.at.slice(0, 10) <= dateTo),
    )
    .toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id);
}

export const operationsHandlers: Handlers<typeof operationsRoutes> = {
  day({ query }, { state, now }) {
    const date = query?.date ?? now.toISOString().slice(0, 10);
    const startsAt = toInstant(`${date}T00:00`);
    const rides = state.reservations
      .filter(({ pickupAt, status }) => pickupAt.startsWith(date) && status !== 'cancelled')
      .map(toDayRide);
    return answer({
      date,
      startsAt,
      endsAt: new Date(new Date(startsAt).getTime() + 24 * 3_600_000).toISOString(),
      timezone: 'Europe/Paris',
      vehicles: state.vehicles.map(({ id, make, model, seats }) => ({ id, name: `${make} ${model}`, seats })),
      absences: state.absences.filter(
        (absence) => absence.endsAt > startsAt && absence.startsAt.slice(0, 10) <= date,
      ),
      rides: rides.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    });
  },
  needs: (_request, { state, now, customer }) =>
    answer(listNeeds(state, now).filter(({ kind }) => isSeenBy(customer, kind))),
  acts: ({ query }, { state }) => answer(state.acts.get(`${query.subject} ${query.id}`) ?? []),
  findActs: ({ query }, { state }) => answer(paginate(findActs(state, query), query, actsOfPage)),
  events: () => ({ hasMissed: false, events: [] }),
};

/** Rides whose flight does not land as booked, or whose pickup could not follow it. */
const byFlight = (reservations: readonly Reservation[]): Need['items'] =>
  reservations.flatMap(({ id, reference, status, flight, createdAt }) => {
    const isStranded = flight?.state === 'cancelled' || flight?.state === 'diverted';
    const isWaiting = status === 'confirmed' && (isStranded || flight?.isPickupStuck === true);
    return isWaiting ? [{ id, name: reference, since: flight?.checkedAt ?? createdAt }] : [];
  });
