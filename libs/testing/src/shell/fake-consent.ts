import { observable } from '@livree/platform';
import type { Consent, ConsentCategory } from '@livree/platform/shell';

/** Consent that a test or a tester gives and takes. Only the necessary is allowed at first. */
export function fakeConsent(): Consent & { allow(...categories: ConsentCategory[]): void } {
  const allowed = observable<readonly ConsentCategory[]>([]);
  return {
    allows: (category) => category === 'necessary' || allowed.get().includes(category),
    subscribe: allowed.subscribe,
    review: () => undefined,
    allow: (...categories) => allowed.set(categories),
  };
}
