import type { Clock, Consent, ConsentCategory, KeyValueStore } from '@livree/platform/shell';
import { createConsent, onlyNecessary } from '@livree/platform/shell';

/** The shell's consent, with a test or tester in place of the visitor's dialog. */
export function fakeConsent(
  store: KeyValueStore,
  clock: Clock,
): Consent & { allow(...categories: ConsentCategory[]): void } {
  const consent = createConsent(store, clock);
  const chosen = (categories: readonly ConsentCategory[]) =>
    Object.fromEntries(categories.map((category) => [category, true]));
  return {
    ...consent,
    allow: (...categories) => consent.choose({ ...onlyNecessary, ...chosen(categories) }),
  };
}
