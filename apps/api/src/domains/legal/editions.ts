import type { LegalDocument } from '@livree/contracts';

/** One edition of a text: a file in each language under `texts/<effectiveFrom>/`. Days are in the operator's zone. */
export interface Edition {
  readonly effectiveFrom: string;
  /** The day from which it can be read in advance. */
  readonly announcedOn: string;
}

const first: Edition = { effectiveFrom: '2026-05-01', announcedOn: '2026-04-01' };
/** Changes of a ride, flights, guests, seats, room, saved addresses, and customers brought from elsewhere. */
const withChanges: Edition = { effectiveFrom: '2027-01-15', announcedOn: '2026-12-01' };

/**
 * Every past and future edition, oldest first. The French text of an edition that has been in force never changes; a
 * new edition follows it.
 */
export const editions: Readonly<Record<LegalDocument, readonly Edition[]>> = {
  terms: [first, withChanges],
  privacy: [first, withChanges],
  legal: [first],
  accessibility: [first],
};
