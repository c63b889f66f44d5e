/** Every amount below is in integer cents. Multipliers are exact to four decimals. */
export interface Tariff {
  readonly version: string;
  readonly base: number;
  readonly perKm: number;
  readonly perHour: number;
  readonly perStop: number;
  /** The price of both legs of a round trip, where one leg costs 1. Each leg costs half of it. */
  readonly roundTripMultiplier: number;
  readonly nightMultiplier: number;
  /** The night begins at the start hour and ends before the end hour. */
  readonly nightStartHour: number;
  readonly nightEndHour: number;
  readonly weekendMultiplier: number;
  readonly premiumMultiplier: number;
  readonly minimum: number;
  /** null for no maximum. */
  readonly maximum: number | null;
}

export const defaultTariff: Tariff = {
  version: 'default-1',
  base: 1500,
  perKm: 250,
  perHour: 2500,
  perStop: 500,
  roundTripMultiplier: 1.8,
  nightMultiplier: 1.3,
  nightStartHour: 22,
  nightEndHour: 6,
  weekendMultiplier: 1.2,
  premiumMultiplier: 1.5,
  minimum: 0,
  maximum: null,
};

export const serviceTypes = ['business', 'airport', 'private'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** Cents per hour: the minimum of the hourly price ("à partir de"). */
export const serviceHourlyPrice: Readonly<Record<ServiceType, number>> = {
  business: 5000,
  airport: 6000,
  private: 7000,
};

/** The hours for which a chauffeur can be hired. */
export const leastHireHours = 2;
export const mostHireHours = 12;

export const vehicleClasses = ['standard', 'premium', 'elite'] as const;
export type VehicleClass = (typeof vehicleClasses)[number];

/** A plan is a vehicle class with a starting price, in cents per hour. */
export const planHourlyPrice: Readonly<Record<VehicleClass, number>> = {
  standard: 5000,
  premium: 8000,
  elite: 12000,
};

export const isPremiumClass = (vehicleClass: VehicleClass): boolean => vehicleClass !== 'standard';

export const extraCodes = [
  'flight_tracking',
  'meet_and_greet',
  'child_seat',
  'extra_waiting',
  'city_guide',
] as const;
export type ExtraCode = (typeof extraCodes)[number];

/** Sold once for a ride, however many ways, flights or people it has. */
export const soldOnce: readonly ExtraCode[] = ['flight_tracking', 'meet_and_greet'];

/** Cents per piece, or per hour if `per` says so. */
export const extraPrice: Readonly<Record<ExtraCode, { cents: number; per: 'piece' | 'hour' }>> = {
  flight_tracking: { cents: 1000, per: 'piece' },
  meet_and_greet: { cents: 1500, per: 'piece' },
  child_seat: { cents: 2000, per: 'piece' },
  extra_waiting: { cents: 3000, per: 'hour' },
  city_guide: { cents: 5000, per: 'hour' },
};
