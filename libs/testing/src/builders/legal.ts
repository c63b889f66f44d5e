import type { LegalText } from '@livree/contracts';

/** Terms of two short sections. */
export function buildLegalText(given: Partial<LegalText> = {}): LegalText {
  return {
    document: 'terms',
    language: 'fr',
    version: '2026-05-01.48-24-2-50',
    effectiveFrom: '2026-05-01',
    next: null,
    earlier: [],
    sections: [
      {
        id: 'booking',
        title: 'Réservation',
        blocks: [
          { kind: 'paragraph', lines: [[{ text: 'La réservation se fait sur ce site ou par téléphone.' }]] },
          {
            kind: 'list',
            lines: [
              [{ text: 'Jusqu’à 48 heures avant : remboursement intégral.' }],
              [{ text: 'Ensuite, voir les ' }, { text: 'mentions légales', href: '/legal' }, { text: '.' }],
            ],
          },
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        blocks: [
          {
            kind: 'paragraph',
            lines: [[{ text: 'Par la ' }, { text: 'page de contact', href: '/contact' }, { text: '.' }]],
          },
        ],
      },
    ],
    ...given,
  };
}
