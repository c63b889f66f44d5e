import type { Stores } from '@livree/platform';

const vehicleKey = 'selectedVehicle';
const visitKey = 'bookingVisit';

/** Takes the vehicle that another page left here. */
export function takeVehicle(stores: Stores): string | null {
  stores.tab.write(visitKey, stores.tab.read(visitKey) ?? 'first');
  return stores.local.read(vehicleKey);
}
