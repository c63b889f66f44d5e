import type { Message } from '../../../platform/mail/index.ts';

type Findings = { readonly late: readonly string[]; readonly disordered: readonly string[] };

/** Tells the operator, in French, what the check of the bills found. @param to the operator's address */
export function billsMail({ late, disordered }: Findings, to: string): Message {
  const found = [
    ...(late.length > 0
      ? [`Pièces qui manquaient et que le site a émises, datées de ce jour : ${late.join(', ')}`]
      : []),
    ...(disordered.length > 0
      ? [
          `Pièces dont le numéro ne suit pas le précédent ou dont la date le précède : ${disordered.join(', ')}`,
        ]
      : []),
  ];
  const notice =
    'Une pièce émise ne change jamais. Signalez ces numéros à la personne qui tient vos comptes.';
  return {
    kind: 'operator',
    to,
    subject: 'Contrôle des reçus et avoirs',
    text: [...found, notice].join('\n\n'),
  };
}
