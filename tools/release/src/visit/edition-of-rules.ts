/** Rises with every change of the invariants: what was seen before it counts no more. */
export const editionOfRules = 10;
