import type { StoredNotes } from './ride-notes.repository.ts';

/** Who drives, as far as it is known; an unknown part is empty. */
export interface Chauffeur {
  readonly name: string;
  readonly phone: string;
  readonly plate: string;
}

/** Null while nobody is named. */
export function findChauffeur(notes: StoredNotes | undefined): Chauffeur | null {
  if (!notes) return null;
  const { chauffeur_name: name, chauffeur_phone: phone, chauffeur_plate: plate } = notes;
  return name || phone || plate ? { name, phone, plate } : null;
}

const driven = new Set(['confirmed', 'in_progress']);

/** The chauffeur as the customer sees them: of a ride that is ahead or under way, and of no other. */
export const shownChauffeur = (
  { status }: { readonly status: string },
  notes: StoredNotes | undefined,
): Chauffeur | null => (driven.has(status) ? findChauffeur(notes) : null);
