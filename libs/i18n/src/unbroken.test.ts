import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['société par actions simplifiée au capital de 10 000 €', 'capital de 10~000~€'],
  ['12 rue de la Démonstration, 75008 Paris', '12~rue de la Démonstration, 75008~Paris'],
  ['+33 1 99 00 05 10', '+33~1~99~00~05~10'],
  ['FR 00 000000000', 'FR~00~000000000'],
  ['par e-mail', 'par e‑mail'],
  ['RCS Paris 000 000 000', 'RCS Paris 000~000~000'],
])('%s stays together', (text, written) => {
  expect(unbroken(text).replaceAll('\u00A0', '~')).toContain(written);
});
