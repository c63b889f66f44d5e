import type { Vehicle } from '@livree/contracts';
import type { PictureData } from '@livree/imagery';
import { bodyShape } from '@livree/rides/vehicle';

/** One of our cut-out pictures, or the operator's own photograph. */
export type LineUpPicture =
  | ({ readonly kind: 'illustration' } & PictureData)
  | { readonly kind: 'photograph'; readonly src: string };

/** The part of a vehicle that the home page shows; it is drawn if there is no picture. */
export interface LineUpVehicle extends Pick<
  Vehicle,
  'id' | 'name' | 'type' | 'seats' | 'luggageCapacity' | 'ridePriceFrom' | 'pricePerHour'
> {
  readonly picture: LineUpPicture | null;
}

const shown = ['saloon', 'suv', 'van'] as const;

/**
 * Three vehicles that represent the fleet: the first saloon, SUV and van. If the fleet lacks one, the first vehicle
 * not yet shown replaces it.
 */
export function lineUp<V extends Pick<Vehicle, 'type'>>(fleet: readonly V[]): V[] {
  const chosen = shown.flatMap((shape) => fleet.find(({ type }) => bodyShape(type) === shape) ?? []);
  const others = fleet.filter((vehicle) => !chosen.includes(vehicle));
  return [...chosen, ...others].slice(0, shown.length);
}
