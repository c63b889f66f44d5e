import { pictureNamed } from '@livree/imagery';
import type { VehicleType } from '@livree/contracts';

const views = ['front', 'rear', 'side', 'wheel', 'lamp', 'handle'];

/** Vehicles whose body is not the usual one of their type, by id. */
const ofVehicle: ReadonlyMap<number, string> = new Map([
  [9, 'long-saloon'],
  [11, 'long-saloon'],
  [12, 'electric-saloon'],
]);

const ofType: Partial<Record<VehicleType, string>> = {
  suv: 'suv',
  van: 'van',
  bus: 'van',
  limousine: 'limousine',
};

/** Addresses of the illustrations that stand for a demonstration vehicle until its operator has photographs, the primary one first. */
export function demoPictures(id: number, type: VehicleType): readonly string[] {
  const body = ofVehicle.get(id) ?? ofType[type] ?? 'business-saloon';
  return views.flatMap((view) => pictureNamed(`${body}-${view}`)?.src ?? []);
}
