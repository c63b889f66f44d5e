import type { Language } from '@livree/contracts';
import { type Place, MapsError } from '@livree/maps';
import { countHiredHours, isHire, isRoundTrip } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { fieldError } from '../../../platform/http/index.ts';
import { instantAt } from '../../../platform/local-time.ts';
import { deriveRoute } from '../../maps/index.ts';
import { requireRoom } from '../model/hire-room.ts';
import { type JourneyFacts, isDrive } from '../model/journey-facts.ts';
import { refuse, explainUnknownDistance } from '../model/refusals.ts';
import { requireReturnAfterArrival } from '../model/return-after-arrival.ts';
import { type Journey, listDrives } from '../model/trip.ts';
import { listUnsoldExtras } from '../model/unsold-extras.ts';

type FactsDeps = Pick<Deps, 'maps' | 'config'>;

/**
 * Finds out what a journey's price depends on besides the vehicle. A journey by distance needs places that are known
 * and lie apart; a ride by the hour needs neither.
 * @throws AppError 422 beside the field that is missing, unknown or not on sale
 */
export function findJourneyFacts(
  deps: FactsDeps,
  journey: Journey,
  language: Language,
): Promise<JourneyFacts> {
  const unsold = listUnsoldExtras(deps.config);
  if (journey.extras?.some(({ code }) => unsold.includes(code)))
    throw refuse('pricing.extra_unavailable', 'extras');
  return isHire(journey) ? findHireFacts(deps, journey, language) : findDriveFacts(deps, journey, language);
}

async function findDriveFacts(deps: FactsDeps, journey: Journey, language: Language): Promise<JourneyFacts> {
  if (!journey.destinationAddress) throw fieldError('destination_address', 'validation.destination_address');
  const drives = listDrives(journey);
  try {
    const outbound = await deriveRoute(deps, drives.outbound);
    const back = drives.back && (await deriveRoute(deps, drives.back));
    if (!isDrive(outbound)) throw refuse('pricing.same_place', 'destination_address');
    if (back && !isDrive(back)) throw refuse('pricing.same_place', 'return_destination_address');
    const start = outbound.places[0] ?? null;
    const timeZone = start?.timeZone ?? deps.config.timeZone;
    requireOrder(journey, { seconds: outbound.estimate.seconds, timeZone, language });
    return { outbound, back, start, hire: null };
  } catch (error) {
    throw explainUnknownDistance(error, journey);
  }
}

/** A return that precedes the pickup, or a skipped hour, is refused with the booking. */
function requireOrder(
  { pickupAt, returnAt }: Journey,
  drive: { readonly seconds: number; readonly timeZone: string; readonly language: Language },
): void {
  const pickup = instantAt(pickupAt, drive.timeZone);
  const back = returnAt ? instantAt(returnAt, drive.timeZone) : null;
  if (pickup && back && back >= pickup) requireReturnAfterArrival(back, { pickup, ...drive });
}

async function findHireFacts(deps: FactsDeps, journey: Journey, language: Language): Promise<JourneyFacts> {
  const { hireHours } = journey;
  if (hireHours && isRoundTrip(journey)) throw fieldError('return_datetime', 'validation.hire_return');
  if (hireHours && journey.extras?.some(({ code }) => code === 'extra_waiting'))
    throw refuse('pricing.waiting_included', 'extras');
  const hours = countHiredHours(journey);
  const hire = { hours, includedKm: hours * deps.config.hireKmPerHour };
  const [pickup = '', ...rest] = listDrives(journey).outbound;
  const isStanding = rest.every((address) => address === pickup);
  const route = isStanding ? null : await deriveRoute(deps, [pickup, ...rest]).catch(ifKnown);
  if (hireHours && route)
    requireRoom(hire, route.estimate, { kmPerHour: deps.config.hireKmPerHour, language });
  const start = route?.places[0] ?? (await locate(deps, pickup));
  return { outbound: null, back: null, start, hire };
}

const locate = ({ maps, config }: FactsDeps, address: string): Promise<Place | null> =>
  maps.places.locate(address, config.servedCountries).catch(ifKnown);

/** A ride by the hour needs no known places. */
function ifKnown(error: unknown): null {
  if (error instanceof MapsError) return null;
  throw error;
}
