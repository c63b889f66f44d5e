import { expect, test } from 'vitest';
import { fixedTexts } from './fixed-texts.ts';

const common = fixedTexts('common', {
  fr: { actions: { call: 'Appeler {{phone}}', close: 'Fermer' } },
  en: { actions: { call: 'Call {{phone}}', close: 'Close' } },
  es: { actions: { call: 'Llamar al {{phone}}' } },
  de: { actions: { call: '{{phone}} anrufen' } },
});

test.each([
  ['fr', 'Appeler 12'],
  ['en', 'Call 12'],
  ['de', '12 anrufen'],
] as const)('in %s, a text has its value', (language, said) => {
  expect(common(language)('actions.call', { phone: '12' })).toBe(said);
});

test('a text that a language lacks is French', () => {
  expect(common('de')('actions.close')).toBe('Fermer');
});

test('what somebody typed stays as it is', () => {
  const typed = '<b>{{phone}}</b> $t(actions.close) $& {phone}';
  expect(common('en')('actions.call', { phone: typed })).toBe(`Call ${typed}`);
});
