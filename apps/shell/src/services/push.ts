import type { Transport } from '@livree/api-client';
import type { PushService } from '@livree/platform/shell';

/** Notices of the browser; its code and its worker come only when a customer asks about them. */
export function createPush(api: Transport): PushService {
  const browser = () => import('./push-browser.ts');
  return {
    state: async () => (await browser()).pushState(),
    turnOn: async () => (await browser()).turnPushOn(api),
    turnOff: async () => (await browser()).turnPushOff(api),
  };
}
