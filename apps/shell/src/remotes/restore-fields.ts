/** Milliseconds between two looks, and how many there are: the fields come with the part, late on a slow device. */
const interval = 100;
const mostLooks = 600;

const textOf = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
const longTextOf = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Only a visitor can choose a file again. */
const isField = (found: unknown): found is Field =>
  found instanceof HTMLTextAreaElement || (found instanceof HTMLInputElement && found.type !== 'file');

/** Types a text into a field, as React hears it. */
function fill(field: Field, value: string): void {
  (field instanceof HTMLInputElement ? textOf : longTextOf)?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const keyOf = ({ name }: Field): string => `${location.pathname} ${name}`;

const findFields = (): Field[] => [...document.querySelectorAll('main [name]')].filter(isField);

/**
 * Fills the empty fields of a part that was replaced with what the visitor had typed. The part that goes may stay for a
 * while: its texts are kept, and what is typed into it meanwhile too, until the last look or until a form is sent.
 * @param typed values by the path of the page and the name of the field
 */
export function restoreFields(typed: Map<string, string>): void {
  const before = new Set(findFields());
  const kept = new Set(typed.keys());
  let looks = 0;
  let isFilling = false;
  const hear = ({ target }: Event): void => {
    if (isFilling || !isField(target)) return;
    const key = keyOf(target);
    kept.add(key);
    if (before.has(target) && target.value !== '') typed.set(key, target.value);
    else typed.delete(key);
  };
  const look = (): void => {
    for (const field of findFields()) {
      const value = field.value === '' ? typed.get(keyOf(field)) : undefined;
      if (value === undefined) continue;
      typed.delete(keyOf(field));
      isFilling = true;
      fill(field, value);
      isFilling = false;
    }
    looks += 1;
    const isGone = [...before].every((field) => !field.isConnected);
    if ((isGone && typed.size === 0) || looks === mostLooks) end();
  };
  const end = (): void => {
    clearInterval(timer);
    document.removeEventListener('input', hear, true);
    document.removeEventListener('submit', end, true);
    for (const key of kept) typed.delete(key);
  };
  const timer = setInterval(look, interval);
  document.addEventListener('input', hear, true);
  document.addEventListener('submit', end, true);
}
