import type { LegalDocument } from '@livree/contracts';

/** One wording of a text, a file in each language under `texts/<effectiveFrom>/`. Days are the operator's. */
export type Edition = {
  readonly effectiveFrom: string;
  /** From this day it can be read, so that everybody may prepare. */
  readonly announcedOn: string;
};

const first: Edition = { effectiveFrom: '2026-05-01', announcedOn: '2026-04-01' };

/** Every wording there was and will be, oldest first. A wording that has been in force is never changed: a new one follows it. */
export const editions: Readonly<Record<LegalDocument, readonly Edition[]>> = {
  terms: [first],
  privacy: [first],
  legal: [first],
  accessibility: [first],
};
