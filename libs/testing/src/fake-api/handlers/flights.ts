import type { flightRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';

/** Like the sandbox of the API: the last three digits say what is wrong with a flight. */
export const flightHandlers: Handlers<typeof flightRoutes> = {
  check({ body: { flightNumber, pickupAt } }, { state }) {
    const isSandbox = state.config.flights?.isSandbox ?? false;
    const day = pickupAt.slice(0, 10);
    if (!isSandbox) return answer({ doubt: null, isSandbox });
    if (flightNumber.endsWith('904')) return answer({ doubt: 'unknown', isSandbox });
    if (flightNumber.endsWith('995')) return answer({ doubt: 'elsewhere', isSandbox });
    if (!flightNumber.endsWith('960')) return answer({ doubt: null, isSandbox });
    const times = { landingAt: `${day}T10:30`, suggestedPickupAt: `${day}T11:05` };
    return answer({ doubt: 'early', isSandbox, ...times });
  },
};
