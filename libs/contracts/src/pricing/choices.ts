import { vehicleClasses } from '../fleet/kinds.ts';

export const serviceTypes = ['business', 'airport', 'private'] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const plans = vehicleClasses;

export const extraCodes = [
  'flight_tracking',
  'meet_and_greet',
  'child_seat',
  'extra_waiting',
  'city_guide',
] as const;
export type ExtraCode = (typeof extraCodes)[number];
