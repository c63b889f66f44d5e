import { globSync, readFileSync } from 'node:fs';
import common from '@livree/i18n/messages/fr.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { firstTexts, ownTexts } from './first-texts.ts';

const messages = {
  shell: {
    nav: { home: 'Accueil' },
    consent: { title: 'Cookies', review: 'Mes choix' },
    sessionEnd: { stay: 'Rester connecté' },
  },
  common: {
    actions: { close: 'Fermer' },
    ride: { stops_one: 'un arrêt', stops_other: 'des arrêts' },
    plan: 'x',
  },
  marketing: { home: { title: 'Livrée', lead: '…' }, legal: { read: 'Lire' } },
  booking: { simulator: { title: 'Simulateur' } },
};

test('a document has the texts of the shell and of its page, and no others', () => {
  const starts = { marketing: ['home.title', 'legal.'], common: ['ride.stops'] };
  const said = {
    shell: new Set(['consent.review']),
    marketing: new Set(['home.lead']),
    booking: new Set<string>(),
  };
  expect(firstTexts(messages, starts, said)).toEqual({
    shell: { nav: { home: 'Accueil' }, consent: { review: 'Mes choix' } },
    common: { actions: { close: 'Fermer' }, ride: messages.common.ride },
    marketing: { home: { title: 'Livrée', lead: '…' }, legal: { read: 'Lire' } },
  });
});

test('a release that does not declare the texts of its pages gets all texts in its document', () => {
  expect(firstTexts(messages, undefined, {})).toBe(messages);
});

test('every shared text that the shell shows is in the list of its texts', () => {
  const files = globSync(`${import.meta.dirname}/../**/*.tsx`).filter((file) => !/\.test\./.test(file));
  const literals = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['`](\w+)\.([\w.]+)/g)]);
  const said = literals.filter(([, group = '']) => group in common).map(([text]) => text.slice(1));
  expect(said.length).toBeGreaterThan(5);
  for (const key of said)
    expect(
      ownTexts.some((start) => key.startsWith(start)),
      key,
    ).toBe(true);
});
