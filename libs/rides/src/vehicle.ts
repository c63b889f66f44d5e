export { CarSide } from './vehicle/car-side.tsx';
export { fallbackFleet } from './vehicle/fallback-fleet.ts';
export type { FallbackVehicle } from './vehicle/fallback-fleet.ts';
export { bodyShape } from './vehicle/side-drawings.ts';
export type { BodyShape } from './vehicle/side-drawings.ts';
export { FleetFailed } from './vehicle/fleet-failed.tsx';
export { hourlyPriceText, roomText } from './vehicle/vehicle-text.ts';
export { VehiclePicture } from './vehicle/vehicle-picture.tsx';
