// @vitest-environment jsdom
import { createPageTexts } from '@livree/i18n/instance';
import { memoryStore } from '@livree/platform/shell';
import { expect, test, vi } from 'vitest';
import { createLanguageChoice } from './language-choice.ts';
import { createLanguage } from './language.ts';

test('a language whose texts do not arrive is not chosen, and the visitor sees a message', async () => {
  const store = memoryStore();
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  const language = createLanguage(createPageTexts('fr'), 'fr', { shell: unreachable });
  const onUnavailable = vi.fn<() => void>();
  const clock = { now: () => new Date() };
  createLanguageChoice(language, { store, clock, onUnavailable }).set('en');
  await vi.waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce());
  expect([language.current.getState(), location.pathname, store.keys()]).toEqual(['fr', '/', []]);
});
