import { exactAmount, multiply } from './exact.ts';
import type { ExactLine } from './exact.ts';
import { isNight, isWeekend } from './local-time.ts';
import type { LocalDateTime } from './local-time.ts';
import type { Tariff } from './tariff.ts';

/** Whole metres, whole seconds, intermediate stops. */
export interface Leg {
  readonly metres: number;
  readonly seconds: number;
  readonly stops: number;
}

/** The drives of a trip, one or there and back, and whether the vehicle is a premium one. */
export interface Drives {
  readonly outbound: Leg & { readonly pickup: LocalDateTime };
  /** Without its own pickup time, it has the night and weekend of the outbound leg. */
  readonly return?: Leg & { readonly pickup?: LocalDateTime };
  readonly premium: boolean;
}

interface PricedLeg {
  readonly amount: bigint;
  readonly isNight: boolean;
  readonly isWeekend: boolean;
}

function legLines(leg: Leg, tariff: Tariff): ExactLine[] {
  const { metres, seconds, stops } = leg;
  const lines: ExactLine[] = [
    { code: 'base', amount: exactAmount(tariff.base), detail: {} },
    { code: 'distance', amount: exactAmount(tariff.perKm, metres, 1000), detail: { metres } },
    { code: 'time', amount: exactAmount(tariff.perHour, seconds, 3600), detail: { seconds } },
  ];
  if (stops > 0) {
    lines.push({ code: 'stops', amount: exactAmount(tariff.perStop, stops), detail: { stops } });
  }
  return lines;
}

const sum = (amounts: readonly { readonly amount: bigint }[]): bigint =>
  amounts.reduce((total, { amount }) => total + amount, 0n);

const priceLeg = (lines: readonly ExactLine[], pickup: LocalDateTime, tariff: Tariff): PricedLeg => ({
  amount: sum(lines),
  isNight: isNight(pickup, tariff),
  isWeekend: isWeekend(pickup),
});

function surcharge(
  code: 'night' | 'weekend' | 'premium',
  legs: readonly PricedLeg[],
  multiplier: number,
  applies: (leg: PricedLeg) => boolean,
): { legs: PricedLeg[]; lines: ExactLine[] } {
  const raised = legs.map((leg) =>
    applies(leg) ? { ...leg, amount: multiply(leg.amount, multiplier) } : leg,
  );
  const count = legs.filter(applies).length;
  const line: ExactLine = { code, amount: sum(raised) - sum(legs), detail: { legs: count } };
  return { legs: raised, lines: count > 0 ? [line] : [] };
}

/** The lines of a ride priced by distance. The round-trip line is what the return adds after both legs are reduced. */
export function distanceLines(drives: Drives, tariff: Tariff): ExactLine[] {
  const { outbound, return: back } = drives;
  const lines = legLines(outbound, tariff);
  let legs = [priceLeg(lines, outbound.pickup, tariff)];
  if (back) {
    const { metres, seconds } = back;
    const single = sum(lines);
    legs = [...legs, priceLeg(legLines(back, tariff), back.pickup ?? outbound.pickup, tariff)].map((leg) => ({
      ...leg,
      amount: multiply(leg.amount, tariff.roundTripMultiplier) / 2n,
    }));
    lines.push({ code: 'round_trip', amount: sum(legs) - single, detail: { metres, seconds } });
  }
  const night = surcharge('night', legs, tariff.nightMultiplier, (leg) => leg.isNight);
  const weekend = surcharge('weekend', night.legs, tariff.weekendMultiplier, (leg) => leg.isWeekend);
  const premium = surcharge('premium', weekend.legs, tariff.premiumMultiplier, () => drives.premium);
  return [...lines, ...night.lines, ...weekend.lines, ...premium.lines];
}
