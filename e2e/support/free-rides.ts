import type { Language } from '@livree/contracts';
import { vehicleName, wallClock } from '@livree/i18n';
import { connectApi } from './customers.ts';
import { siteOrigin } from './site.ts';

/** A vehicle and a time without other rides. */
export interface FreeRide {
  readonly vehicle: string;
  readonly vehicleId: number;
  readonly monthsAhead: number;
  readonly day: number;
}

const called = { make: 'Mercedes', model: 'Classe E' };
const vehicleId = 1;
const pickupHour = '10:00';
let taken = 0;

/** Year, month and day; months are counted from the present one in Paris, where the site's calendars begin. */
export function formatDay(monthsAhead: number, day: number): string {
  const here = new Date(`${wallClock(new Date(), 'Europe/Paris')}Z`);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + monthsAhead, day))
    .toISOString()
    .slice(0, 10);
}

/** The next free day of this worker; each worker has its own month, so journeys never meet. */
export async function takeFreeRide(
  language: Language,
  workerIndex: number,
  origin = siteOrigin(),
): Promise<FreeRide> {
  const monthsAhead = 2 + (workerIndex % 20);
  for (;;) {
    taken += 1;
    const day = taken;
    if (day > 28) throw new Error('this worker has no free day left');
    const { available } = await connectApi(language, undefined, origin).reservations.checkAvailability({
      body: { vehicleId, pickupAt: `${formatDay(monthsAhead, day)}T${pickupHour}` },
    });
    if (available) return { vehicle: vehicleName(called, language), vehicleId, monthsAhead, day };
  }
}
