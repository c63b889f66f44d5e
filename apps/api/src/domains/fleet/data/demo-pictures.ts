import { pictureNamed } from '@livree/imagery';
import type { VehicleType } from '@livree/contracts';

const views = ['front', 'lamp', 'handle'];

/** Vehicles with another body than is usual for their type, by id. */
const ofVehicle: ReadonlyMap<number, string> = new Map([
  [2, 'sport-saloon'],
  [4, 'city-saloon'],
  [5, 'liftback'],
  [6, 'touring-saloon'],
  [7, 'crossover'],
  [8, 'executive-saloon'],
  [9, 'northern-saloon'],
  [11, 'long-saloon'],
  [12, 'electric-saloon'],
  [13, 'grand-suv'],
  [14, 'family-van'],
  [15, 'minibus'],
]);

const ofType: Partial<Record<VehicleType, string>> = {
  suv: 'suv',
  van: 'van',
  bus: 'van',
  limousine: 'limousine',
};

/**
 * The addresses of a demonstration vehicle's illustrations, primary one first; used until its operator has
 * photographs.
 */
export function demoPictures(id: number, type: VehicleType): readonly string[] {
  const body = ofVehicle.get(id) ?? ofType[type] ?? 'business-saloon';
  return views.flatMap((view) => pictureNamed(`${body}-${view}`)?.src ?? []);
}
