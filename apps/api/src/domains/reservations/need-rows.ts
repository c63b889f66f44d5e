import { childSeatKinds } from '@livree/contracts';
import { formatterFor, spacedPhone } from '@livree/i18n';
import { fareLineLabel } from './mails/fare-line-label.ts';
import type { RideSummary } from './ride-summary.ts';
import { reservationTexts } from './texts.ts';

interface Row {
  readonly label: string;
  readonly value: string;
}

type Needs = Omit<RideSummary, 'clientName'>;
type NamedValue = readonly [label: string, value: string | null | undefined];

const saidRows = (rows: readonly NamedValue[]): Row[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** What the traveller arrives with before each way, and how they are met. */
export function arrivalRows(ride: Needs): Row[] {
  const t = reservationTexts(ride.language);
  return saidRows([...listArrivals(ride), [t('ride.sign'), ride.signName], ...listWaiting(ride)]);
}

function listArrivals(ride: Needs): readonly NamedValue[] {
  const t = reservationTexts(ride.language);
  const flights = describeFlights(ride);
  return [
    [t('ride.flight'), flights.outbound],
    [t('ride.train'), ride.trainNumber],
    [t('ride.returnFlight'), flights.return],
    [t('ride.returnTrain'), ride.returnTrainNumber],
  ];
}

function listWaiting(ride: Needs): readonly NamedValue[] {
  const t = reservationTexts(ride.language);
  return [
    [t('ride.waiting'), describeWaiting(ride, readOutbound(ride))],
    [t('ride.returnWaiting'), describeWaiting(ride, readReturn(ride))],
  ];
}

/** What the chauffeur must know besides the route, one row each; rows without a value are left out. */
export function needRows(ride: Needs): Row[] {
  const { language, hire, bags, traveller } = ride;
  const t = reservationTexts(language);
  const { distance } = formatterFor(language);
  return saidRows([
    [
      t('ride.hire'),
      hire && t('ride.hours', { count: hire.hours, distance: distance(hire.includedKm * 1000) }),
    ],
    [t('ride.traveller'), traveller && `${traveller.name}, ${spacedPhone(traveller.phone)}`],
    [t('ride.passengers'), String(ride.passengers)],
    [t('ride.bags'), bags === null ? null : String(bags)],
    [t('ride.extras'), describeExtras(ride)],
    ...listArrivals(ride),
    [t('ride.sign'), ride.signName],
    [t('ride.children'), describeAges(ride)],
    [t('ride.seats'), describeSeats(ride)],
    ...listWaiting(ride),
    [t('ride.requests'), ride.specialRequests],
  ]);
}

/** `1 booster` */
function describeSeats({ language, childSeats }: Needs): string {
  const t = reservationTexts(language);
  return childSeatKinds
    .map((kind) => ({ kind, count: childSeats.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`ride.seat.${kind}`, { count }))
    .join(', ');
}

function describeAges({ language, childAges }: Needs): string {
  const t = reservationTexts(language);
  return childAges.map((age) => (age === 0 ? t('ride.underOne') : t('ride.age', { count: age }))).join(', ');
}

/** Each extra with its number, or with the hours that the chauffeur owes. */
function describeExtras({ language, extras }: Needs): string {
  return extras.map(({ code, quantity }) => fareLineLabel(language, code, quantity)).join(', ');
}

/** What is known of the flight before one way of a ride, and of the waiting after it. */
interface Arrival {
  readonly number: string | null;
  readonly date: string | null;
  readonly flight: RideSummary['flight'];
  readonly waiting: RideSummary['freeWaiting'] | undefined;
}

const readOutbound = (ride: Needs): Arrival => ({
  number: ride.flightNumber,
  date: ride.flightDate,
  flight: ride.flight,
  waiting: ride.freeWaiting,
});

const readReturn = (ride: Needs): Arrival => ({
  number: ride.returnFlightNumber,
  date: ride.returnFlightDate,
  flight: ride.returnFlight,
  waiting: ride.returnWaiting,
});

/** The flights before both ways of a ride; null for one that is not named. */
export const describeFlights = (ride: Needs) => ({
  outbound: describeFlight(ride, readOutbound(ride)),
  return: describeFlight(ride, readReturn(ride)),
});

/** A flight with what is known of it; where its source is the sandbox, that too. */
function describeFlight({ language, timeZone }: Needs, { number, date, flight }: Arrival): string | null {
  if (number === null) return null;
  const t = reservationTexts(language);
  const format = formatterFor(language, { timeZone });
  const lands = flight?.expectedAt ?? null;
  const parts = [
    number,
    lands === null && date !== null ? format.date(date, 'compact') : null,
    lands === null ? null : t('ride.landing', { time: format.dateTime(new Date(lands), 'compact') }),
    flight?.isSandbox ? t('ride.inventedFlight') : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** Waiting without charge: from the landing of a followed flight, else from the pickup. */
function describeWaiting({ language, timeZone }: Needs, { flight, waiting }: Arrival): string | null {
  const t = reservationTexts(language);
  const until = flight?.waitsUntil ?? null;
  if (until !== null)
    return t('ride.waitingUntil', { time: formatterFor(language, { timeZone }).time(new Date(until)) });
  return waiting ? t('ride.waitingMinutes', { count: waiting.minutes }) : null;
}
