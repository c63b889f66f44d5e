import type { legalRoutes } from '@livree/contracts';
import { buildLegalText } from '../../builders/legal.ts';
import { answer, type Handlers } from '../handler.ts';

export const legalHandlers: Handlers<typeof legalRoutes> = {
  read: ({ params, query }, { language }) =>
    answer(
      buildLegalText({
        document: params.document,
        language,
        ...(query?.version && { version: query.version }),
      }),
    ),
};
