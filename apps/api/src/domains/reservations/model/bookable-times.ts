import type { Language, ReservationRequest } from '@livree/contracts';
import { formatterFor, spacedPhone } from '@livree/i18n';
import { cityInAddress, isRoundTrip } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { fieldError } from '../../../platform/http/index.ts';
import {
  type PricedTrip,
  findEarliestPickup,
  findNoticeMinutes,
  requireReturnAfterArrival,
} from '../../pricing/index.ts';
import { type RideTimes, requireBookable, rideTimes } from './ride-times.ts';

interface Asked {
  readonly request: ReservationRequest;
  readonly priced: PricedTrip;
  readonly language: Language;
}

/**
 * The instants of a ride that can be booked now.
 * @throws AppError 422 beside a time that is missing, past, too early or too far ahead
 */
export function readBookableTimes(deps: Pick<Deps, 'clock' | 'config'>, asked: Asked): RideTimes {
  const times = readTimes(asked);
  requireBookable(times, deps.clock.now(), deps.config.maxDaysAhead);
  requireNotice(deps, times, asked);
  requireDriven(times, asked);
  return times;
}

/**
 * The instants of a ride that an operator plans otherwise, without the notice of a booking. A ride that is late keeps
 * its hour.
 * @throws AppError 422 beside a time that is missing, past or too far ahead
 */
export function readPlannedTimes(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { planned, ...asked }: Asked & { readonly planned: Date },
): RideTimes {
  const times = readTimes(asked);
  const now = clock.now();
  requireBookable(times, planned < now ? planned : now, config.maxDaysAhead);
  requireDriven(times, asked);
  return times;
}

function readTimes({ request, priced }: Asked): RideTimes {
  if (isRoundTrip(request) && !request.returnAt)
    throw fieldError('return_datetime', 'validation.return_required');
  const { pickupAt, returnAt = null } = request;
  return rideTimes({ pickupAt, returnAt, timeZone: priced.timeZone });
}

/** A vehicle needs some time to get to the pickup place: as long as its quote said. */
function requireNotice(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { pickup }: RideTimes,
  asked: Asked,
) {
  const { request, priced, language } = asked;
  const town = priced.pickup?.town ?? cityInAddress(request.pickupAddress);
  const { noticeMinutes = findNoticeMinutes(config, { town, vehicleId: request.vehicleId }) } = priced;
  const earliest = findEarliestPickup(noticeMinutes, clock.now());
  if (pickup >= earliest) return;
  const time = formatterFor(language, { timeZone: priced.timeZone }).dateTime(earliest, 'weekday');
  const phone = spacedPhone(config.brand.phone);
  throw fieldError('pickup_datetime', 'validation.too_soon', { time, phone });
}

/** A return starts when the way there is over. */
function requireDriven({ pickup, returnPickup }: RideTimes, { priced, language }: Asked): void {
  const { outbound, timeZone } = priced;
  if (!returnPickup || !outbound) return;
  requireReturnAfterArrival(returnPickup, { pickup, seconds: outbound.seconds, timeZone, language });
}
