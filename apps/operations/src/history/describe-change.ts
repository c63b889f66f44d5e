import {
  contactTypes,
  flightStates,
  isOneOf,
  isSettingName,
  type PaperKind,
  refundDecisions,
  reservationStatuses,
  roles,
  timelineIcons,
  type RecordedAct,
  type TariffRates,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { type Formatter, vehicleName } from '@livree/i18n';
import type { TFunction } from 'i18next';
import { tellSetting } from '../frame/tell-setting.ts';

type Say = TFunction<['operations', 'common']>;
type RateName = keyof TariffRates;
type Describe = (value: unknown, t: Say, format: Formatter) => string;

const describeMoney: Describe = (cents, _t, format) => (typeof cents === 'number' ? format.money(cents) : '');
const describeTime: Describe = (at, _t, format) =>
  typeof at === 'string' ? format.dateTime(at, 'compact') : '';

const describeRate =
  (rate: RateName): Describe =>
  (cents, t, format) =>
    typeof cents === 'number' ? `${t(`prices.${rate}`)} ${format.money(cents)}` : '';

const describePaper =
  (kind: PaperKind): Describe =>
  (until, t, format) =>
    typeof until === 'string' ? t(`fleet.${kind}Expires`, { date: format.date(until, 'short') }) : '';

const made = z.object({ make: z.string(), model: z.string() });

/** In the reader's language; earlier acts hold the name as it was written in French. */
const describeVehicle: Describe = (vehicle, _t, { language }) => {
  const { success, data } = z.safeParse(made, vehicle);
  return success ? vehicleName(data, language) : typeof vehicle === 'string' ? vehicle : '';
};

/** How the parts of a change are told that are no plain text or number, in their order behind those. */
const describers: Readonly<Record<string, Describe>> = {
  status: (status, t) =>
    typeof status === 'string' && isOneOf(reservationStatuses, status)
      ? t(`common:reservationStatus.${status}`)
      : '',
  decision: (decision, t) =>
    typeof decision === 'string' && isOneOf(refundDecisions, decision) ? t(`decision.${decision}`) : '',
  refund_cents: (cents, t, format) =>
    typeof cents === 'number' ? t('history.refund', { amount: format.money(cents) }) : '',
  base_cents: describeRate('basePrice'),
  per_km_cents: describeRate('pricePerKm'),
  per_hour_cents: describeRate('pricePerHour'),
  per_stop_cents: describeRate('pricePerStop'),
  minimum_cents: describeRate('minimumPrice'),
  maximum_cents: describeRate('maximumPrice'),
  vehicle: describeVehicle,
  total_cents: describeMoney,
  price_cents: describeMoney,
  pickup_at: describeTime,
  return_at: (at, t, format) =>
    typeof at === 'string' ? t('history.return', { time: format.dateTime(at, 'compact') }) : '',
  pay_until: (at, t, format) =>
    typeof at === 'string' ? t('link.until', { until: format.dateTime(new Date(at), 'compact') }) : '',
  landing_at: (at, t, format) =>
    typeof at === 'string' ? t('ride.landing', { time: format.dateTime(at, 'compact') }) : '',
  flight_state: (state, t) =>
    typeof state === 'string' && isOneOf([...flightStates, 'stuck'] as const, state)
      ? t(`flight.${state}`)
      : '',
  published_at: (at, _t, format) => (typeof at === 'string' ? format.dateTime(new Date(at), 'compact') : ''),
  starts_at: describeTime,
  ends_at: describeTime,
  insuranceUntil: describePaper('insurance'),
  inspectionUntil: describePaper('inspection'),
  licenceUntil: describePaper('licence'),
  role: (role, t) => (typeof role === 'string' && isOneOf(roles, role) ? t(`people.${role}`) : ''),
  is_featured: (isFeatured, t) => (isFeatured === true ? t('reviews.featured') : ''),
  is_shown: (isShown, t) => t(isShown === true ? 'words.visible' : 'words.hidden'),
  is_phone_always: (isAlways, t) => (isAlways === true ? t('words.hours.phone') : ''),
  order: (names) => (Array.isArray(names) ? names.map(String).join(' / ') : ''),
  contact: (type, t) =>
    typeof type === 'string' && isOneOf(contactTypes, type) ? t(`words.contact.${type}`) : '',
  icon: (icon, t) =>
    typeof icon === 'string' && isOneOf(timelineIcons, icon) ? t(`words.icon.${icon}`) : '',
  made: (count, t) => (typeof count === 'number' ? t('import.madeCount', { count }) : ''),
  isActive: (isActive, t) => t(isActive === true ? 'fleet.offered' : 'fleet.retired'),
};

const order = Object.keys(describers);

const describePlain: Describe = (value) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A text in one language: `answer_de`. */
const inLanguage = /^\w+_(fr|en|es|de)$/;
/** The opening times of a weekday: `day_1`. */
const ofDay = /^day_([1-7])$/;

/** The parts whose names say more than they stand for. */
function describeNamed(part: string, value: unknown, t: Say, format: Formatter): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isSettingName(part)) {
    const name = t(`settings.name.${part}`);
    return t('settings.named', { name, value: tellSetting(part, value, t, format) });
  }
  const [, language] = inLanguage.exec(part) ?? [];
  if (language !== undefined) return `${language.toUpperCase()} ${value}`;
  const [, day] = ofDay.exec(part) ?? [];
  if (day === undefined) return undefined;
  return `${format.weekdays('long')[Number(day) - 1] ?? ''} ${value || t('words.hours.closed')}`;
}

/** What was before or after an act, in words; what has none is left out. */
export const describeChange = (changed: RecordedAct['before'], t: Say, format: Formatter): string[] =>
  Object.entries(changed ?? {})
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(
      ([part, value]) =>
        describeNamed(part, value, t, format) ?? (describers[part] ?? describePlain)(value, t, format),
    )
    .filter((word) => word !== '');
