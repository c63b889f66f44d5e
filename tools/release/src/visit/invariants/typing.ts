import type { Page } from 'playwright';
import { answering } from '../page/answering.ts';
import type { Invariant } from './invariant.ts';

/** What visitors paste by mistake or on purpose. */
const oddTexts: readonly string[] = [
  'Zoë 👩‍👩‍👧‍👦 “quoted” ‘single’ \\ %s %',
  '<b onmouseover="alert(1)">&amp;{{name}}</b>',
  'مرحبا בית \u202eabc',
  '   ',
  '-0,00000001e999',
  'wort '.repeat(400),
];

/** Marks the fields in which a visitor can type. Returns their names, in order. */
function markFields(): string[] {
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
    return field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
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

/**
 * Leaves a field in which a visitor has typed, which closes its list of choices. Returns whether it has forgotten everything;
 * a list of choices may.
 */
async function leave(index: number): Promise<boolean> {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-visit-field="${index}"]`,
  );
  const mayForget = field === null || field.role === 'combobox' || field.value === '';
  field?.focus();
  // Another field may have taken its place, and its focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await new Promise((drawn) => setTimeout(drawn, 50));
  return !mayForget && field.isConnected && field.value === '';
}

/** What is typed key by key into a field for words. */
const words = 'Ana Li';

/**
 * Gives the focus to a field and selects what it holds. Returns whether it is for words: one for codes may drop spaces, and a
 * list of choices would stay open.
 */
function begin(index: number): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `[data-visit-field="${index}"]`,
  );
  if (field === null || !/^(?:text|search|textarea)$/.test(field.type)) return false;
  if (field.role === 'combobox' || field.autocapitalize !== '' || field.autocomplete === 'one-time-code')
    return false;
  field.focus();
  field.select();
  return document.activeElement === field;
}

const readTyped = (index: number): string | undefined =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-visit-field="${index}"]`)?.value;

/** Types words, and returns what the field holds instead of them, if it has lost the space. */
async function typeWords(page: Page, index: number): Promise<string | undefined> {
  if (!(await page.evaluate(begin, index))) return undefined;
  await page.keyboard.type(words);
  const typed = await page.evaluate(readTyped, index);
  return typed?.toLowerCase() === words.toLowerCase().replace(' ', '') ? typed : undefined;
}

const shorten = (text: string): string => text.trim().slice(0, 24);

/** Nothing that is typed stops the page, and nothing of it is lost while it is typed or when its field is left. */
export const typing: Invariant = {
  rule: 'typed text',
  appliesTo: ({ isWhole }) => isWhole,
  within: 120_000,
  async check({ page, watched }) {
    for (const [index, name] of (await page.evaluate(markFields)).entries()) {
      for (const text of oddTexts) {
        const before = watched.errors.length;
        const where = `“${shorten(text)}” in the field “${name.trim()}”`;
        if (!(await answering(page.evaluate(paste, [index, text] as const))))
          return [`the page does not answer any more after ${where}`];
        const thrown = watched.errors
          .slice(before)
          .filter((error) => !error.includes('Failed to load resource'));
        if (thrown.length > 0) return [`${thrown[0]} after ${where}`];
      }
      const squeezed = await typeWords(page, index);
      if (squeezed !== undefined)
        return [`the field “${name.trim()}” holds “${squeezed}” after “${words}” was typed`];
      if (await page.evaluate(leave, index))
        return [`the field “${name.trim()}” forgets what was typed when it is left`];
    }
    return [];
  },
};
