import type { ErrorCode, TextParams } from '@livree/contracts';
import { MapsError } from '@livree/maps';
import { AppError } from '../../../platform/http/index.ts';
import type { Journey } from './trip.ts';

/** A 422 whose own text stands beside a field. */
export const refuse = (code: ErrorCode, field: string, params: TextParams = {}): AppError =>
  new AppError(code, params, { [field]: [code] });

/** The refusal of a trip with an unknown distance: the first address without a known place stands beside its field. */
export function explainUnknownDistance(error: unknown, trip: Journey): unknown {
  if (!(error instanceof MapsError)) return error;
  if (error.code === 'no_route') return new AppError('maps.no_route');
  if (error.code === 'maps_unavailable') return new AppError('maps.unavailable');
  const unknown = error.subject.split(' / ');
  const fields = Object.entries(addressFields(trip));
  const [field, address] = fields.find(([, typed]) => unknown.includes(typed ?? '')) ?? [];
  const code = 'pricing.distance_unknown';
  return new AppError(
    code,
    { address: address ?? error.subject },
    field === undefined ? {} : { [field]: [code] },
  );
}

const addressFields = (trip: Journey): Readonly<Record<string, string | null | undefined>> => ({
  pickup_address: trip.pickupAddress,
  ...Object.fromEntries((trip.stops ?? []).map((stop, index) => [`stops.${index}`, stop])),
  destination_address: trip.destinationAddress,
  return_pickup_address: trip.returnPickupAddress,
  return_destination_address: trip.returnDestinationAddress,
});
