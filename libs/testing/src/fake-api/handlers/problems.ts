import type { problemRoutes } from '@livree/contracts';
import type { Handlers } from '../handler.ts';

export const problemHandlers: Handlers<typeof problemRoutes> = {
  report: () => ({ success: true, data: { id: 'R-7K3M9Q' } }),
};
