import type { legalRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';

export const legalHandlers: Handlers<typeof legalRoutes> = {
  read: ({ params: { document }, query }, { state, language }) =>
    answer({ ...state.legalText, document, language, ...(query?.version && { version: query.version }) }),
};
