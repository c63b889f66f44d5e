import type { securityRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';

const day = 86_400_000;

/** The fake has no security events. */
export const securityHandlers: Handlers<typeof securityRoutes> = {
  summary: ({ query }, { now }) =>
    answer({
      since: new Date(now.getTime() - (query?.days ?? 7) * day).toISOString(),
      keptDays: 183,
      counts: [],
    }),
};
