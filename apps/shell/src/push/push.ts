import type { Transport } from '@livree/api-client';
import type { PushService } from '@livree/platform/shell';

/** Push notifications; their code and worker load only when a customer uses them. */
export function createPush(api: Transport): PushService {
  const browser = () => import('./push-browser.ts');
  return {
    state: async () => (await browser()).pushState(),
    turnOn: async () => (await browser()).turnPushOn(api),
    turnOff: async () => (await browser()).turnPushOff(api),
  };
}
