import type { flightRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';

const minute = 60_000;
/** When some flights land, wherever they do; the way out takes 35 minutes. */
const landings: Readonly<Record<string, string>> = { '959': '23:40', '960': '10:30' };
const wayOut = 35 * minute;

/** Like the sandbox of the API: the last three digits say what is wrong with a flight. */
export const flightHandlers: Handlers<typeof flightRoutes> = {
  check({ body: { flightNumber, flightDate, pickupAt } }, { state }) {
    const isSandbox = state.config.flights?.isSandbox ?? false;
    if (!isSandbox) return answer({ doubt: null, isSandbox });
    if (flightNumber.endsWith('904')) return answer({ doubt: 'unknown', isSandbox });
    if (flightNumber.endsWith('995')) return answer({ doubt: 'elsewhere', isSandbox });
    const time = landings[flightNumber.slice(-3)];
    if (time === undefined) return answer({ doubt: null, isSandbox });
    const landingAt = `${flightDate ?? pickupAt.slice(0, 10)}T${time}`;
    const kerb = new Date(Date.parse(`${landingAt}Z`) + wayOut);
    const suggestedPickupAt = kerb.toISOString().slice(0, 16);
    const doubt = pickupAt < suggestedPickupAt ? 'early' : null;
    return answer({ doubt, isSandbox, landingAt, suggestedPickupAt });
  },
};
