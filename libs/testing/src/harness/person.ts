import { vi } from 'vitest';

/** Milliseconds that a person waits for a page on a busy machine. */
const patience = { timeout: 15_000 };

type Name = string | RegExp;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** What a screen reader calls an element, as far as our pages name theirs. */
function nameOf(element: HTMLElement & Partial<Pick<Field, 'labels'>>): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  return plain(element.getAttribute('aria-label') ?? (named || (element.labels?.[0] ?? element).textContent));
}

const isCalled = (name: Name) => (element: HTMLElement) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** Acts by what a page says, as a person does, anywhere in a test's document; waits for what is not there yet. */
export const person = {
  /** All words in sight, with single spaces. */
  reads: (): string => plain(document.body.textContent),
  /** Waits until the page says something. */
  async hears(words: string): Promise<void> {
    await vi.waitFor(() => {
      if (!person.reads().includes(words)) throw new Error(`"${words}" is not said: ${person.reads()}`);
    }, patience);
  },
  /** What can be pressed under this name; undefined while there is nothing. */
  finds: (name: Name) =>
    [...document.querySelectorAll<HTMLElement>('button, a, [role=option]')].find(isCalled(name)),
  async presses(name: Name): Promise<void> {
    const found = await vi.waitUntil(() => person.finds(name), patience);
    found.click();
  },
  /** The field with this label; undefined while there is none. */
  field: (label: Name) =>
    [...document.querySelectorAll<Field>('input, textarea, select')].find(isCalled(label)),
  /** Gives a field a value. React hears of it only when the value came past it. */
  async types(label: Name, value: string): Promise<void> {
    const field = await vi.waitUntil(() => person.field(label), patience);
    const kind: object = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  },
};
