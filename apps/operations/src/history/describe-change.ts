import {
  flightStates,
  isOneOf,
  type PaperKind,
  refundDecisions,
  reservationStatuses,
  type RecordedAct,
  type TariffRates,
} from '@livree/contracts';
import type { Formatter } from '@livree/i18n';
import type { TFunction } from 'i18next';

type Say = TFunction<['operations', 'common']>;
type RateName = keyof TariffRates;
type Tell = (value: unknown, t: Say, format: Formatter) => string;

const tellMoney: Tell = (cents, _t, format) => (typeof cents === 'number' ? format.money(cents) : '');
const tellTime: Tell = (at, _t, format) => (typeof at === 'string' ? format.dateTime(at, 'compact') : '');

const tellRate =
  (rate: RateName): Tell =>
  (cents, t, format) =>
    typeof cents === 'number' ? `${t(`prices.${rate}`)} ${format.money(cents)}` : '';

const tellPaper =
  (kind: PaperKind): Tell =>
  (until, t, format) =>
    typeof until === 'string' ? t(`fleet.${kind}Expires`, { date: format.date(until, 'short') }) : '';

/** How the parts of a change are told that are no plain text or number, in their order behind those. */
const tellers: Readonly<Record<string, Tell>> = {
  status: (status, t) =>
    typeof status === 'string' && isOneOf(reservationStatuses, status)
      ? t(`common:reservationStatus.${status}`)
      : '',
  decision: (decision, t) =>
    typeof decision === 'string' && isOneOf(refundDecisions, decision) ? t(`decision.${decision}`) : '',
  refund_cents: (cents, t, format) =>
    typeof cents === 'number' ? t('history.refund', { amount: format.money(cents) }) : '',
  base_cents: tellRate('basePrice'),
  per_km_cents: tellRate('pricePerKm'),
  per_hour_cents: tellRate('pricePerHour'),
  per_stop_cents: tellRate('pricePerStop'),
  minimum_cents: tellRate('minimumPrice'),
  maximum_cents: tellRate('maximumPrice'),
  total_cents: tellMoney,
  price_cents: tellMoney,
  pickup_at: tellTime,
  pay_until: (at, t, format) =>
    typeof at === 'string' ? t('link.until', { until: format.dateTime(new Date(at), 'compact') }) : '',
  landing_at: (at, t, format) =>
    typeof at === 'string' ? t('ride.landing', { time: format.dateTime(at, 'compact') }) : '',
  flight_state: (state, t) =>
    typeof state === 'string' && isOneOf([...flightStates, 'stuck'] as const, state)
      ? t(`flight.${state}`)
      : '',
  starts_at: tellTime,
  ends_at: tellTime,
  insuranceUntil: tellPaper('insurance'),
  inspectionUntil: tellPaper('inspection'),
  licenceUntil: tellPaper('licence'),
  isActive: (isActive, t) => t(isActive === true ? 'fleet.offered' : 'fleet.retired'),
};

const order = Object.keys(tellers);

const tellPlain: Tell = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What was before or after an act, in words; what has none is left out. */
export const describeChange = (changed: RecordedAct['before'], t: Say, format: Formatter): string[] =>
  Object.entries(changed ?? {})
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([part, value]) => (tellers[part] ?? tellPlain)(value, t, format))
    .filter((word) => word !== '');
