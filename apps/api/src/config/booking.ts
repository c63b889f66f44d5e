import { isRefundOrder, promises } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import {
  type CancellationPolicy,
  createCancellationPolicy,
  defaultCancellationPolicy,
} from '@livree/pricing';
import { ConfigError, optionalSetting, rules, setting } from '@livree/server/environment';
import { loadOrCreateSecret } from '../platform/load-or-create-secret.ts';
import { numberRule, textRule } from './field-rules.ts';

const countries = z.pipe(
  textRule('countries', 'must be country codes such as fr,dz'),
  z.transform((value) => value.split(',')),
);

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

const timeZone = z.string().check(z.refine(isTimeZone, 'must be a time zone such as Europe/Paris'));

const policy = defaultCancellationPolicy;

/** `Alger:120,Nice:90` as minutes by name. */
const minutesByName = (name: 'notice_by_town' | 'notice_by_vehicle') =>
  z.pipe(
    textRule(name, 'must be names with minutes such as Alger:120,Nice:90'),
    z.transform((value) =>
      value
        .split(',')
        .filter((part) => part !== '')
        .map((part) => part.split(':'))
        .map(([key = '', minutes]) => ({ name: key.trim(), minutes: Number(minutes) })),
    ),
  );

/** What can be booked, how long a quote and a hold last, and what a cancellation refunds. */
export const bookingSettings = {
  LIVREE_COUNTRIES: setting(countries, 'fr', {
    about: 'where places are suggested and rides start or end, besides ch, be, de, it, es and gb',
  }),
  LIVREE_TIMEZONE: setting(timeZone, 'Europe/Paris', {
    about: 'the time zone of a ride whose pickup place has none',
  }),
  LIVREE_QUOTE_MINUTES: setting(numberRule('quote_minutes'), '30', { about: 'how long a quote stays valid' }),
  LIVREE_QUOTE_SECRET: optionalSetting(rules.longText(32), {
    about: 'signs quotes; at least 32 characters, the same for all processes of a site',
    shown: 'made once, kept in the data folder',
    isSecret: true,
  }),
  LIVREE_HOLD_MINUTES: setting(numberRule('hold_minutes'), '15', {
    about: 'how long an unpaid reservation holds its vehicle',
  }),
  LIVREE_MAX_HOLDS: setting(numberRule('max_holds'), '3', {
    about:
      'how many unpaid reservations a customer or an IP address has at once; for addresses times `LIVREE_RATE_LIMIT_SCALE`',
  }),
  LIVREE_TURNAROUND_MINUTES: setting(numberRule('turnaround_minutes'), '0', {
    about: 'the pause between two rides of a vehicle',
  }),
  LIVREE_MAX_DAYS_AHEAD: setting(rules.wholeNumber(1, 3650), '730', {
    about: 'how many days ahead rides can be booked',
  }),
  LIVREE_NOTICE_MINUTES: setting(numberRule('notice_minutes'), '60', {
    about: 'minutes from the booking to the earliest pickup',
  }),
  LIVREE_NOTICE_BY_TOWN: setting(minutesByName('notice_by_town'), '', {
    about: 'other minutes for pickups in some towns, such as `Alger:120,Nice:90`',
    shown: 'none',
  }),
  LIVREE_NOTICE_BY_VEHICLE: setting(minutesByName('notice_by_vehicle'), '', {
    about:
      'other minutes for some vehicles by their number, such as `15:1440`; with those of a town, the longer applies',
    shown: 'none',
  }),
  LIVREE_HIRE_KM_PER_HOUR: setting(numberRule('hire_km_per_hour'), '25', {
    about: 'the kilometres that each hour of a ride by the hour includes',
  }),
  LIVREE_FREE_WAITING_MINUTES: setting(numberRule('free_waiting'), String(promises.freeWaitingMinutes), {
    about: 'how long the chauffeur waits without charge after the booked pickup time',
  }),
  LIVREE_FREE_WAITING_AIRPORT_MINUTES: setting(numberRule('free_waiting_airport'), '60', {
    about: 'the same at an airport',
  }),
  LIVREE_FREE_WAITING_STATION_MINUTES: setting(numberRule('free_waiting_station'), '20', {
    about: 'the same at a railway station',
  }),
  LIVREE_SELF_CANCEL_HOURS: setting(numberRule('self_cancel_hours'), String(policy.selfServiceHours), {
    about: 'hours before pickup until which customers cancel by themselves',
  }),
  LIVREE_CHANGE_HOURS: setting(numberRule('change_hours'), String(policy.selfServiceHours), {
    about: 'hours before pickup until which customers change a paid ride by themselves',
  }),
  LIVREE_FULL_REFUND_HOURS: setting(numberRule('full_refund_hours'), String(policy.fullRefundHours), {
    about: 'hours before pickup until which a cancellation is refunded in full',
  }),
  LIVREE_PARTIAL_REFUND_HOURS: setting(
    numberRule('partial_refund_hours'),
    String(policy.partialRefundHours),
    {
      about: 'hours before pickup until which a cancellation is refunded in part',
    },
  ),
  LIVREE_PARTIAL_REFUND_PERCENT: setting(
    numberRule('partial_refund_percent'),
    String(policy.partialRefundShare * 100),
    {
      about: 'the part that such a cancellation gives back',
    },
  ),
};

const schema = z.object(bookingSettings);
type Variables = z.output<typeof schema>;

/** Countries in which a ride can start or end, besides the operator's own. */
const servedCountries = ['fr', 'ch', 'be', 'de', 'it', 'es', 'gb'];

/** @throws ConfigError if a part is refunded until earlier than the whole */
function readPolicy(env: Variables): CancellationPolicy {
  const { LIVREE_FULL_REFUND_HOURS: fullRefundHours, LIVREE_PARTIAL_REFUND_HOURS: partialRefundHours } = env;
  if (!isRefundOrder(fullRefundHours, partialRefundHours))
    throw new ConfigError('LIVREE_PARTIAL_REFUND_HOURS must not be more than LIVREE_FULL_REFUND_HOURS.');
  return createCancellationPolicy({
    selfServiceHours: env.LIVREE_SELF_CANCEL_HOURS,
    fullRefundHours,
    partialRefundHours,
    partialRefundShare: env.LIVREE_PARTIAL_REFUND_PERCENT / 100,
  });
}

export const readBooking = (env: Variables & { readonly LIVREE_DATA: string }) => ({
  /** The countries for suggestions by default. */
  countries: env.LIVREE_COUNTRIES,
  /** The countries in which a ride can start or end. */
  servedCountries: [...new Set([...env.LIVREE_COUNTRIES, ...servedCountries])],
  timeZone: env.LIVREE_TIMEZONE,
  quoteSecret: env.LIVREE_QUOTE_SECRET ?? loadOrCreateSecret(env.LIVREE_DATA, 'quote-secret'),
  quoteMinutes: env.LIVREE_QUOTE_MINUTES,
  holdMinutes: env.LIVREE_HOLD_MINUTES,
  maxHolds: env.LIVREE_MAX_HOLDS,
  turnaroundMinutes: env.LIVREE_TURNAROUND_MINUTES,
  maxDaysAhead: env.LIVREE_MAX_DAYS_AHEAD,
  notice: {
    minutes: env.LIVREE_NOTICE_MINUTES,
    byTown: env.LIVREE_NOTICE_BY_TOWN,
    byVehicle: env.LIVREE_NOTICE_BY_VEHICLE,
  },
  hireKmPerHour: env.LIVREE_HIRE_KM_PER_HOUR,
  /** In minutes, by the kind of the pickup place. */
  freeWaiting: {
    airport: env.LIVREE_FREE_WAITING_AIRPORT_MINUTES,
    station: env.LIVREE_FREE_WAITING_STATION_MINUTES,
    elsewhere: env.LIVREE_FREE_WAITING_MINUTES,
  },
  changeHours: env.LIVREE_CHANGE_HOURS,
  cancellationPolicy: readPolicy(env),
});
