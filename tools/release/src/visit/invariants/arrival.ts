import type { Invariant } from './invariant.ts';

/** The page arrived, and nothing threw, in this language as in any other. */
export const arrival: Invariant = {
  rule: 'errors',
  appliesTo: () => true,
  check: async ({ watched }) => [...new Set(watched.errors)],
};
