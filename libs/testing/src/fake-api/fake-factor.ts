import type { SecondFactor } from '@livree/contracts';

/** The second factor of somebody who is asked for one. */
export interface FakeFactor extends Pick<SecondFactor, 'isGiven' | 'authenticator'> {
  /** Whether it was given just now, and permits one action that asks for it. */
  readonly isFresh: boolean;
  readonly recoveryCodes: readonly string[];
}

/** Of somebody who has none yet. */
export const freshFactor: FakeFactor = {
  isGiven: false,
  isFresh: false,
  authenticator: null,
  recoveryCodes: [],
};
