import { defaultTariff } from '@livree/pricing';

/** Amounts in cents. */
export interface DemoTariff {
  readonly name: string;
  readonly city: string | null;
  readonly base: number;
  readonly perKm: number;
  readonly perHour: number;
  readonly perStop: number;
  readonly minimum: number;
}

const { perHour, perStop } = defaultTariff;

/** The specification's defaults, and three cities with their own base price and price per kilometre. */
export const demoTariffs: readonly DemoTariff[] = [
  { ...defaultTariff, name: 'Tarif standard', city: null },
  { name: 'Paris', city: 'Paris', base: 1800, perKm: 270, perHour, perStop, minimum: 3500 },
  { name: 'Lyon', city: 'Lyon', base: 1600, perKm: 250, perHour, perStop, minimum: 3000 },
  { name: 'Nice', city: 'Nice', base: 1700, perKm: 280, perHour, perStop, minimum: 3000 },
];

interface VehicleRate { readonly vehicleId: number; readonly name: string; readonly percent: number }

/**
 * The rates of each vehicle, in percent of those above. The engine multiplies premium and elite vehicles by 1.5 besides,
 * so the most modest saloon and the reference saloon keep the rates of the city.
 */
export const demoVehicleRates: readonly VehicleRate[] = [
  { vehicleId: 4, name: 'Toyota Camry', percent: 100 },
  { vehicleId: 5, name: 'Peugeot 508', percent: 104 },
  { vehicleId: 6, name: 'Škoda Superb', percent: 108 },
  { vehicleId: 7, name: 'Tesla Model Y', percent: 115 },
  { vehicleId: 8, name: 'Audi A6', percent: 90 },
  { vehicleId: 9, name: 'Volvo S90', percent: 94 },
  { vehicleId: 1, name: 'Mercedes Classe E', percent: 100 },
  { vehicleId: 2, name: 'BMW Série 5', percent: 106 },
  { vehicleId: 10, name: 'Audi Q7', percent: 112 },
  { vehicleId: 14, name: 'Volkswagen Multivan', percent: 120 },
  { vehicleId: 3, name: 'Mercedes V-Class', percent: 136 },
  { vehicleId: 13, name: 'Range Rover', percent: 145 },
  { vehicleId: 11, name: 'Mercedes Classe S', percent: 160 },
  { vehicleId: 12, name: 'BMW i7', percent: 168 },
  { vehicleId: 15, name: 'Mercedes Sprinter VIP', percent: 200 },
];
