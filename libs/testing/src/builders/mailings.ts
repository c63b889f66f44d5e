import type { Mailing } from '@livree/contracts';

/** A draft in French and German. */
export function buildMailing(given: Partial<Mailing> = {}): Mailing {
  return {
    id: 3,
    state: 'draft',
    subjectFr: 'Noël approche',
    messageFr: 'Réservez vos courses des fêtes dès maintenant.',
    subjectEn: '',
    messageEn: '',
    subjectEs: '',
    messageEs: '',
    subjectDe: 'Bald ist Weihnachten',
    messageDe: 'Buchen Sie Ihre Fahrten zu den Feiertagen schon jetzt.',
    version: '2027-02-28T17:40:00.000Z',
    sentAt: null,
    recipientCount: 0,
    ...given,
  };
}
