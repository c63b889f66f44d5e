import type { audienceRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';

export const audienceHandlers: Handlers<typeof audienceRoutes> = {
  read: (_request, { state }) => answer(state.audience),
};
