import { type ChangeQuote, type Language, type RideChange, euros } from '@livree/contracts';
import { selfServiceDeadline } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { localTime } from '../../../platform/local-time.ts';
import { transactionsOfReservations } from '../../payments/index.ts';
import { type PricedTrip, fingerprintTrip, presentPlaces, sealQuote } from '../../pricing/index.ts';
import { isSlotFree } from '../holds.repository.ts';
import { occupiedSlot } from '../model/new-reservation.ts';
import type { Reservation } from '../reservations.repository.ts';
import { mustKeepPrice } from './change-verdict.ts';
import { priceChange } from './price-change.ts';

const minute = 60_000;

/** The signed price of a changed ride beside the one that was paid. Nothing happens. */
export async function quoteChange(
  deps: Deps,
  asked: {
    readonly row: Reservation;
    readonly change: RideChange;
    readonly language: Language;
    readonly operator?: { readonly keepsPrice: boolean };
    readonly isPlanned?: boolean;
    /** A price that was shown for a trip: it stays if that trip costs more by now. */
    readonly ceiling?: { readonly fingerprint: string; readonly priced: PricedTrip };
  },
): Promise<ChangeQuote> {
  const { config, clock, db } = deps;
  const { row, ceiling } = asked;
  const { request, pickup, priced: found, ...times } = await priceChange(deps, { ...asked, quote: null });
  const isShown = ceiling?.fingerprint === fingerprintTrip(request) && ceiling.priced.total < found.total;
  const { policy, changeHours, vatPercent } = found;
  const priced = isShown ? { ...ceiling.priced, policy, changeHours, vatPercent } : found;
  const expiresAt = new Date(clock.now().getTime() + config.quoteMinutes * minute);
  const slot = occupiedSlot(config, request, { ...times, pickup, priced });
  return {
    quote: sealQuote(config.quoteSecret, {
      priced,
      fingerprint: fingerprintTrip(request),
      expiresAt,
      previousTotal: row.total_cents,
    }),
    expiresAt: expiresAt.toISOString(),
    previousPrice: euros(row.total_cents),
    totalPrice: euros(priced.total),
    lines: priced.lines,
    isAvailable: await isSlotFree(db, slot, {
      customerId: null,
      now: clock.now(),
      besides: row.id,
    }),
    ...(asked.operator && {
      keepsPrice: mustKeepPrice(row, await transactionsOfReservations(db, [row.id])),
    }),
    pickupAt: localTime(pickup, priced.timeZone),
    timezone: priced.timeZone,
    freeUntil: selfServiceDeadline(priced.policy, pickup).toISOString(),
    ...presentPlaces(priced),
  };
}
