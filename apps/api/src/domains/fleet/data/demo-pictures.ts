import { pictures } from '@livree/imagery';
import type { VehicleType } from '@livree/contracts';

/** Vehicles whose body is not the usual one of their type, by id. */
const ofVehicle: ReadonlyMap<number, string> = new Map([
  [9, pictures['long-saloon-front'].src],
  [11, pictures['long-saloon-front'].src],
  [12, pictures['electric-saloon-front'].src],
]);

const saloon = pictures['business-saloon-front'].src;
const van = pictures['van-front'].src;

const ofType: Partial<Record<VehicleType, string>> = {
  suv: pictures['suv-front'].src,
  van,
  bus: van,
  limousine: pictures['limousine-front'].src,
};

/** The address of the illustration that stands for a demonstration vehicle until its operator has photographs. */
export const demoPicture = (id: number, type: VehicleType): string =>
  ofVehicle.get(id) ?? ofType[type] ?? saloon;
