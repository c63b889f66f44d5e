import { expect, test, vi } from 'vitest';
import { createTexts } from './texts.ts';

const words = {
  form: { title: 'Réserver', hello: 'Bonjour {{name}}, {{ name }}', price: '$& {{amount}} €' },
  stops_one: '{{count}} arrêt',
  stops_other: '{{count}} arrêts',
  plain: 'sans pluriel',
};

function filled() {
  const texts = createTexts();
  texts.add('fr', 'booking', words);
  return texts;
}

test('a text is found by its path, with its values in place', () => {
  const texts = filled();
  expect(texts.text('fr', 'booking', 'form.title')).toBe('Réserver');
  expect(texts.text('fr', 'booking', 'form.hello', { name: 'Inès' })).toBe('Bonjour Inès, Inès');
  expect(texts.text('fr', 'booking', 'form.price', { amount: 12 })).toBe('$& 12 €');
  expect(texts.text('fr', 'booking', 'form.hello', { name: '{{name}}' })).toBe('Bonjour {{name}}, {{name}}');
});

test.each([
  ['fr', 0, '0 arrêt'],
  ['fr', 1, '1 arrêt'],
  ['fr', 2, '2 arrêts'],
  ['fr', 1_000_000, '1000000 arrêts'],
  ['en', 0, '0 stops'],
  ['en', 1, '1 stop'],
] as const)('in %s, %i asks for its own plural form', (language, count, text) => {
  const texts = filled();
  texts.add('en', 'booking', { stops_one: '{{count}} stop', stops_other: '{{count}} stops' });
  expect(texts.text(language, 'booking', 'stops', { count })).toBe(text);
});

test('a text without plural forms is used for every count', () => {
  expect(filled().text('fr', 'booking', 'plain', { count: 3 })).toBe('sans pluriel');
});

test('a text that a language lacks is shown in French, with French plurals', () => {
  const texts = filled();
  texts.add('de', 'booking', {});
  expect(texts.text('de', 'booking', 'form.title')).toBe('Réserver');
  expect(texts.text('de', 'booking', 'stops', { count: 0 })).toBe('0 arrêt');
});

test.each(['form', 'form.title.more', 'toString', 'nothing'])(
  '%s is no text, and its key is shown',
  (key) => {
    expect(filled().text('fr', 'booking', key)).toBe(key);
  },
);

test('a listener that missed a text is called when its namespace arrives, once, and no other is', () => {
  const onMissing = vi.fn<(namespace: string) => void>();
  const heard = vi.fn<() => void>();
  const texts = createTexts(onMissing);
  texts.subscribe(heard);
  texts.add('fr', 'common', words);
  expect(heard).not.toHaveBeenCalled();
  texts.text('de', 'booking', 'form.title');
  texts.text('de', 'booking', 'form.hello');
  expect(onMissing).toHaveBeenCalledExactlyOnceWith('booking');
  texts.add('fr', 'booking', words);
  expect(heard).toHaveBeenCalledOnce();
  expect(texts.text('de', 'booking', 'form.title')).toBe('Réserver');
});
