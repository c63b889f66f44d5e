import { workspaceRoot } from '@livree/build/project';
import { languages } from '@livree/i18n';
import { expect, test } from 'vitest';
import { asGiven } from './as-given.ts';
import { everyText } from './every-text.ts';
import { typographyFaults } from './typography.ts';

/** Wordings that the specification gives; their apostrophes and spaces are ours. */
const given: readonly string[] = [
  'Veuillez saisir une adresse email valide',
  'Veuillez entrer une adresse email valide',
  'Email de réinitialisation envoyé',
  "Erreur lors de l'envoi de l'email",
  'Votre réservation a été annulée avec succès. Un remboursement sera traité si applicable.',
  'Mot de passe réinitialisé avec succès',
  'Données exportées avec succès',
  'Compte supprimé avec succès',
  'Votre message a été envoyé avec succès',
];

const texts = everyText(workspaceRoot);

test.each(languages)('the texts in %s have one typography and one word for a thing', (language) => {
  const faults = texts
    .filter((each) => each.language === language && !given.includes(asGiven(each.text)))
    .flatMap(({ place, text }) => typographyFaults(language, text).map((fault) => `${place}: ${fault}`));
  expect(faults).toEqual([]);
});

test('every wording that the specification prescribes is still in the texts', () => {
  const said = new Set(texts.map(({ text }) => asGiven(text)));
  expect(given.filter((text) => !said.has(text))).toEqual([]);
});

test.each([
  ['fr', "L'heure", "' for ’"],
  ['fr', 'Attention : ici', 'no no-break space before : ; ! ? »'],
  ['fr', 'Vraiment?', 'no no-break space before : ; ! ? »'],
  ['fr', '« oui\u00A0»', 'no no-break space after «'],
  ['en', 'Really ?', 'a space before : ; ! ?'],
  ['de', 'Ihre Email', 'Email or Mail for E-Mail'],
  ['en', 'Paris, Aéroport Orly', 'a place in French'],
  ['es', 'Espere...', 'three dots for …'],
] as const)('in %s, “%s” is a fault', (language, text, fault) => {
  expect(typographyFaults(language, text)).toEqual([fault]);
});

test.each([
  ['fr', 'Le prix\u00A0: {{price}}, à 05:10\u00A0? <b>«\u00A0oui\u00A0»</b>'],
  ['en', 'See https://livree.example: it’s {{at}}!'],
  ['de', 'Ihre E-Mail-Adresse: {{email}}'],
] as const)('in %s, “%s” is in order', (language, text) => {
  expect(typographyFaults(language, text)).toEqual([]);
});
