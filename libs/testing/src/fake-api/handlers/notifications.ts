import type { notificationRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';

export const notificationHandlers: Handlers<typeof notificationRoutes> = {
  pushKey: () => answer({ publicKey: 'fake-key' }),
  addBrowser: () => ({ success: true }),
  removeBrowser: () => ({ success: true }),
};
