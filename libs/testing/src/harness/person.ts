import { vi } from 'vitest';

/** Milliseconds to wait for a page on a busy machine. */
const patience = { timeout: 15_000 };

type Name = string | RegExp;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The accessible name of an element, for the ways in which our pages name theirs. */
function nameOf(element: HTMLElement & Partial<Pick<Field, 'labels'>>): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  return plain(element.getAttribute('aria-label') ?? (named || (element.labels?.[0] ?? element).textContent));
}

const isCalled = (name: Name) => (element: HTMLElement) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** Finds and uses elements by their visible texts, anywhere in a test's document, and waits until they appear. */
export const person = {
  /** All visible text, with single spaces. */
  reads: (): string => plain(document.body.textContent),
  /** Waits until the page shows a text. */
  async hears(words: string): Promise<void> {
    await vi.waitFor(() => {
      if (!person.reads().includes(words)) throw new Error(`"${words}" is not said: ${person.reads()}`);
    }, patience);
  },
  /** The control with this name; undefined while there is none. */
  finds: (name: Name) =>
    [...document.querySelectorAll<HTMLElement>('button, a, [role=option]')].find(isCalled(name)),
  async presses(name: Name): Promise<void> {
    const found = await vi.waitUntil(() => person.finds(name), patience);
    found.click();
  },
  /** The field with this label; undefined while there is none. */
  field: (label: Name) =>
    [...document.querySelectorAll<Field>('input, textarea, select')].find(isCalled(label)),
  /** Sets the value of a field. React notices it only if the value did not go through its own setter. */
  async types(label: Name, value: string): Promise<void> {
    const field = await vi.waitUntil(() => person.field(label), patience);
    const kind: object = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  },
};
