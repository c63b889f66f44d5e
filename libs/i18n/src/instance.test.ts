import { expect, test, vi } from 'vitest';
import { createPageTexts, translator } from './instance.ts';
import type { Language } from './language.ts';

const words = {
  form: { title: 'Réserver', hello: 'Bonjour {{name}}, {{ name }}', price: '$& {{amount}} €' },
  stops_one: '{{count}} arrêt',
  stops_other: '{{count}} arrêts',
  plain: 'sans pluriel',
};

/** Texts of a namespace without types, as those of a remote are for the shell. */
function planted(language: Language, events?: Parameters<typeof createPageTexts>[1]) {
  const texts = createPageTexts(language, events);
  const translate = (key: string, values?: object): unknown => {
    const t = translator(texts.i18n, language, 'booking');
    return typeof t === 'function' ? Reflect.apply(t, undefined, [key, values]) : t;
  };
  return { ...texts, translate };
}

function filled(language: Language = 'fr') {
  const texts = planted(language);
  texts.add('fr', 'booking', words);
  return texts;
}

test('values fill a text as they are', () => {
  const { translate } = filled();
  expect(translate('form.title')).toBe('Réserver');
  expect(translate('form.hello', { name: 'Inès & <b>' })).toBe('Bonjour Inès & <b>, Inès & <b>');
  expect(translate('form.price', { amount: 12 })).toBe('$& 12 €');
  expect(translate('form.hello', { name: '{{name}} $t(plain)' })).toBe(
    'Bonjour {{name}} $t(plain), {{name}} $t(plain)',
  );
});

test.each([
  ['fr', 0, '0 arrêt'],
  ['fr', 1, '1 arrêt'],
  ['fr', 2, '2 arrêts'],
  ['fr', 1_000_000, '1000000 arrêts'],
  ['en', 0, '0 stops'],
  ['en', 1, '1 stop'],
] as const)('in %s, %i selects its own plural form', (language, count, text) => {
  const texts = filled(language);
  texts.add('en', 'booking', { stops_one: '{{count}} stop', stops_other: '{{count}} stops' });
  expect(texts.translate('stops', { count })).toBe(text);
});

test('a text without plural forms is used for every count', () => {
  expect(filled().translate('plain', { count: 3 })).toBe('sans pluriel');
});

test('a text that a language lacks is shown in French, with French plurals', () => {
  const texts = filled('de');
  texts.add('de', 'booking', {});
  expect(texts.translate('form.title')).toBe('Réserver');
  expect(texts.translate('stops', { count: 0 })).toBe('0 arrêt');
});

test.each(['form.title.more', 'toString', 'nothing'])('%s names no text, and the key is shown', (key) => {
  expect(filled().translate(key)).toBe(key);
});

test('a text of a partly loaded namespace is empty until it arrives', () => {
  const texts = planted('fr');
  texts.add('fr', 'booking', { plain: 'sans pluriel' }, true);
  expect([texts.has('fr', 'booking'), texts.translate('plain'), texts.translate('form.title')]).toEqual([
    false,
    'sans pluriel',
    '',
  ]);
  texts.add('fr', 'booking', words);
  expect([texts.has('fr', 'booking'), texts.translate('form.title')]).toEqual([true, 'Réserver']);
});

test('a listener that missed a text is called when its namespace arrives, and no other', () => {
  const onMissing = vi.fn<(namespace: string) => void>();
  const heard = vi.fn<() => void>();
  const texts = planted('de', { onMissing });
  texts.i18n.on('arrived', heard);
  texts.add('fr', 'common', words);
  expect(heard).not.toHaveBeenCalled();
  texts.translate('form.title');
  texts.translate('form.hello');
  expect(onMissing).toHaveBeenCalledExactlyOnceWith('booking');
  texts.add('fr', 'booking', words);
  expect(heard).toHaveBeenCalledOnce();
  expect(texts.translate('form.title')).toBe('Réserver');
});

test('every lookup is reported with its namespace', () => {
  const onLookup = vi.fn<(namespace: string, key: string) => void>();
  const texts = planted('fr', { onLookup });
  texts.add('fr', 'booking', words);
  texts.add('fr', 'common', words);
  for (const key of ['form.title', 'common:stops', 'nothing']) texts.translate(key, { count: 1 });
  expect(onLookup.mock.calls).toEqual([
    ['booking', 'form.title'],
    ['common', 'stops'],
    ['booking', 'nothing'],
  ]);
});

test('two instances share no texts', () => {
  const [one, other] = [planted('fr'), planted('de')];
  one.add('fr', 'booking', words);
  other.add('de', 'booking', { form: { title: 'Buchen' } });
  expect([one.translate('form.title'), other.translate('form.title'), other.translate('plain')]).toEqual([
    'Réserver',
    'Buchen',
    'plain',
  ]);
});
