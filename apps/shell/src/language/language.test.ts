import type { Language, MessageTree } from '@livree/i18n';
import { createPageTexts } from '@livree/i18n/instance';
import type { Remote } from '@livree/platform';
import { expect, test } from 'vitest';
import { createLanguage } from './language.ts';

const titleIn = (language: Language): MessageTree => ({ title: `in ${language}` });

/** Loads of texts, which arrive when a test says so. */
function lateTexts() {
  const waiting = new Map<string, () => void>();
  return {
    load: (namespace: string) => async (language: Language) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(`${namespace} ${language}`, resolve);
      await promise;
      return titleIn(language);
    },
    /** Lets texts arrive, and what waits for them go on. */
    async arrive(name: string) {
      const resolve = waiting.get(name);
      if (resolve === undefined) throw new Error(`nobody asked for ${name}`);
      resolve();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A French document of booking's, with late texts in every other language. */
function frenchDocument() {
  const late = lateTexts();
  const texts = createPageTexts('fr');
  texts.add('fr', 'shell', titleIn('fr'));
  texts.add('fr', 'booking', titleIn('fr'), true);
  const language = createLanguage(texts, 'fr', { shell: late.load('shell') });
  const load = late.load('booking');
  const booking: Remote = {
    id: 'booking',
    contract: 2,
    routes: [],
    slots: {},
    places: [],
    messages: async (spoken) => ({ default: await load(spoken) }),
  };
  const shown = (namespace: string): unknown => {
    const { i18n } = texts;
    expect(i18n.language).toBe(language.current.getState());
    return i18n.getResource(i18n.language, namespace, 'title');
  };
  const change = (next: Language) => void language.change(next, () => undefined);
  return { ...late, booking, language, change, shown };
}

test('a remote that arrives during a change of language appears in the new language', async () => {
  const { arrive, booking, change, language, shown } = frenchDocument();
  change('en');
  await language.loader.ensure(booking, true);
  await arrive('shell en');
  expect([shown('shell'), shown('booking')]).toEqual(['in fr', 'in fr']);
  await arrive('booking en');
  expect([shown('shell'), shown('booking')]).toEqual(['in en', 'in en']);
});

test("the document's page, if it arrives after a change of language, waits for its texts", async () => {
  const { arrive, booking, change, language, shown } = frenchDocument();
  change('en');
  await arrive('shell en');
  let isShown = false;
  void language.loader.ensure(booking, true).then(() => (isShown = true));
  await settled();
  expect(isShown).toBe(false);
  await arrive('booking en');
  expect(isShown).toBe(true);
  expect(shown('booking')).toBe('in en');
});

test('the last chosen language stays, whichever texts arrive last', async () => {
  const { arrive, change, shown } = frenchDocument();
  change('en');
  change('de');
  await arrive('shell de');
  await arrive('shell en');
  expect(shown('shell')).toBe('in de');
});

test('after another release of a remote has come, its texts replace those of every language that was read before', async () => {
  const { arrive, booking, change, language, shown } = frenchDocument();
  void language.loader.ensure(booking, false);
  await arrive('booking fr');
  change('en');
  await arrive('shell en');
  await arrive('booking en');
  change('fr');
  await settled();
  const other: Remote = {
    ...booking,
    messages: async (spoken) => ({ default: { title: `other in ${spoken}` } }),
  };
  await language.loader.ensure(other, false, true);
  expect(shown('booking')).toBe('other in fr');
  change('en');
  await settled();
  expect(shown('booking')).toBe('other in en');
});
