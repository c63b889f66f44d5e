import type { siteRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';

export const siteHandlers: Handlers<typeof siteRoutes> = {
  config: (_request, { state }) => answer(state.config),
};
