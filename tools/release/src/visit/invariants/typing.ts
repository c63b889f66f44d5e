import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { answering } from '../page/answering.ts';
import { oddTexts } from '../texts/odd-texts.ts';
import { findThrown } from './find-thrown.ts';
import type { Invariant } from './invariant.ts';
import { countCommits, findRenders } from './renders.ts';

/** Marks the fields in which a visitor can type. Returns their names and what they hold, in order. */
function markFields(): { name: string; value: string }[] {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea'),
  ];
  const typed = fields.filter(
    (field) =>
      !field.disabled &&
      !field.readOnly &&
      field.checkVisibility() &&
      (field instanceof HTMLTextAreaElement ||
        /^(?:text|search|email|tel|url|password|number)$/.test(field.type)),
  );
  return typed.map((field, index) => {
    field.dataset['visitField'] = String(index);
    const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
    return { name, value: field.value };
  });
}

/** Types as a visitor who pastes, and lets the page draw. */
async function paste([index, text]: readonly [number, string]): Promise<void> {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-visit-field="${index}"]`,
  );
  if (field === null) return;
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await new Promise((drawn) => setTimeout(drawn, 20));
}

/** Leaves a field, which closes its list of choices. Returns whether it has forgotten everything. */
async function leave(index: number): Promise<boolean> {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-visit-field="${index}"]`,
  );
  const isFilled = field !== null && field.value !== '';
  field?.focus();
  // Another field may have taken its place, and its focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await new Promise((drawn) => setTimeout(drawn, 50));
  return isFilled && field.isConnected && field.value === '';
}

/** What is typed key by key into a field for words. */
const words = 'Ana Li';

/**
 * Gives the focus to a field and selects what it holds. Returns whether it is for words: one for codes or amounts may drop
 * spaces and letters, and a list of choices may forget what is none of them.
 */
function begin(index: number): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-visit-field="${index}"]`,
  );
  if (field === null || !/^(?:text|search|textarea)$/.test(field.type)) return false;
  if (field.role === 'combobox' || !/^(?:|text|search)$/.test(field.inputMode)) return false;
  if (/^(?:none|off|characters)$/.test(field.autocapitalize)) return false;
  if (/code|number|^cc-|^tel/.test(field.autocomplete)) return false;
  field.focus();
  field.select();
  return document.activeElement === field;
}

const readTyped = (index: number): string | undefined =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-visit-field="${index}"]`)?.value;

/** Types words into a field, if it is for them, and leaves it. Returns what of them is lost, if anything is. */
async function typeWords(page: Page, index: number): Promise<string | undefined> {
  const isForWords = await page.evaluate(begin, index);
  if (isForWords) await page.keyboard.type(words);
  const typed = await page.evaluate(readTyped, index);
  const isForgotten = await page.evaluate(leave, index);
  if (!isForWords) return undefined;
  if (typed?.toLowerCase() === words.toLowerCase().replace(' ', ''))
    return `holds “${typed}” after “${words}” was typed (a field for codes says so in autocapitalize)`;
  return isForgotten ? 'forgets what was typed when it is left' : undefined;
}

/** Milliseconds within which a page has acted on what was typed: a search waits until a visitor pauses. */
const pauseMs = 700;

/** Gives the fields back what they held, because other questions come. */
async function restore(page: Page, held: readonly string[]): Promise<void> {
  for (const [index, text] of held.entries()) {
    await page.evaluate(paste, [index, text] as const);
    await page.evaluate(leave, index);
  }
}

const shorten = (text: string): string => text.trim().slice(0, 24);

/** Nothing that is typed stops the page, and nothing of it is lost while it is typed or when its field is left. */
export const typing: Invariant = {
  rule: 'typed text',
  appliesTo: ({ isWhole }) => isWhole,
  within: 120_000,
  async check({ page, watched, seed }) {
    const fields = await page.evaluate(markFields);
    const began = watched.errors.length;
    const renders: number[] = [];
    for (const [index, { name }] of fields.entries()) {
      const commits = await page.evaluate(countCommits);
      const texts = oddTexts(seed + index);
      for (const text of texts) {
        const before = watched.errors.length;
        const where = `“${shorten(text)}” (seed ${seed + index}) in the field “${name.trim()}”`;
        if (!(await answering(page.evaluate(paste, [index, text] as const))))
          return [`the page does not answer any more after ${where}`];
        const thrown = findThrown(watched, before);
        if (thrown !== undefined) return [`${thrown} after ${where}`];
      }
      const lost = await typeWords(page, index);
      if (lost !== undefined) return [`the field “${name.trim()}” ${lost}`];
      renders.push(((await page.evaluate(countCommits)) - commits) / (texts.length + words.length));
    }
    if (fields.length === 0) return [];
    await restore(
      page,
      fields.map(({ value }) => value),
    );
    await sleep(pauseMs);
    await watched.settle();
    const thrown = findThrown(watched, began);
    return [
      ...findRenders('a key that is typed', Math.max(...renders)),
      ...(thrown === undefined ? [] : [`${thrown} a while after texts were typed`]),
    ];
  },
};
