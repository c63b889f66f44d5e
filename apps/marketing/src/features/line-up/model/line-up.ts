import type { Vehicle } from '@livree/contracts';
import type { PictureData } from '@livree/imagery';
import { bodyShape } from '@livree/rides/vehicle';

/** A picture of ours, cut out of the dark, or the operator's own photograph. */
export type LineUpPicture =
  | ({ readonly kind: 'illustration' } & PictureData)
  | { readonly kind: 'photograph'; readonly src: string };

/** As much of a vehicle as the home page shows; drawn without a picture. */
export interface LineUpVehicle extends Pick<
  Vehicle,
  'id' | 'name' | 'type' | 'seats' | 'luggageCapacity' | 'pricePerHour'
> {
  readonly picture: LineUpPicture | null;
}

const shown = ['saloon', 'suv', 'van'] as const;

/**
 * Three vehicles that stand for the fleet: the first saloon, SUV and van. A body that the fleet
 * lacks leaves its place to the first vehicle not yet shown.
 */
export function lineUp<V extends Pick<Vehicle, 'type'>>(fleet: readonly V[]): V[] {
  const chosen = shown.flatMap((shape) => fleet.find(({ type }) => bodyShape(type) === shape) ?? []);
  const others = fleet.filter((vehicle) => !chosen.includes(vehicle));
  return [...chosen, ...others].slice(0, shown.length);
}
