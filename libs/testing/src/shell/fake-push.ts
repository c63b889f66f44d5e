import type { PushState } from '@livree/platform';
import type { PushService } from '@livree/platform/shell';

/** A browser that always agrees. */
export function fakePush(): PushService {
  let state: PushState = 'off';
  return {
    state: async () => state,
    turnOn: async () => (state = 'on'),
    turnOff: async () => {
      state = 'off';
    },
  };
}
