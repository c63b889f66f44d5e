import type { PushService, PushState } from '@livree/platform';

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
