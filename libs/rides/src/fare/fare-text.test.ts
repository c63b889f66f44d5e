import { formatterFor, plainSpaces } from '@livree/i18n';
import { createPageTexts } from '@livree/i18n/instance';
import fr from '@livree/i18n/messages/fr.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { fareText } from './fare-text.ts';

const format = formatterFor('fr');
const texts = createPageTexts('fr');
texts.add('fr', 'common', fr);
const t = texts.i18n.getFixedT('fr', 'common');

it('the text of a fare line says how it was computed', () => {
  const cents = 7900;
  const { lines, total } = fareText(
    {
      total: 5 * 7900,
      lines: [
        { code: 'distance', cents, detail: { metres: 31_600, seconds: 2880 } },
        { code: 'hourly', cents, detail: { hours: 2, hourlyPrice: 5000 } },
        { code: 'night', cents, detail: { legs: 1 } },
        { code: 'premium', cents, detail: { legs: 1 } },
        { code: 'premium', cents, detail: { legs: 2 } },
        { code: 'extra_waiting', cents, detail: { quantity: 1 } },
        { code: 'child_seat', cents, detail: { quantity: 2 } },
        { code: 'toll', cents, detail: {} },
      ],
    },
    t,
    format,
  );
  expect(lines.map(({ label, detail }) => [label, detail && plainSpaces(detail)])).toEqual([
    ['Distance', '31,6 km'],
    ['Mise à disposition', '2 heures à 50 €'],
    ['Majoration de nuit', '22 h à 6 h'],
    ['Véhicule premium', undefined],
    ['Véhicule premium', '2 trajets'],
    ['Attente supplémentaire', '1 heure'],
    ['Siège enfant', '× 2'],
    ['Autre', undefined],
  ]);
  expect(total).toEqual({ label: 'Prix total', amount: format.money(39_500) });
  expect(lines[0]?.amount).toBe(format.money(7900));
});

it('a part that costs nothing is left out of a fare line, such as a drive of no length', () => {
  const lines = [
    { code: 'distance', cents: 0, detail: { metres: 0 } },
    { code: 'night', cents: 500, detail: {} },
  ];
  expect(fareText({ total: 500, lines }, t, format).lines.map(({ label }) => label)).toEqual([
    'Majoration de nuit',
  ]);
});
