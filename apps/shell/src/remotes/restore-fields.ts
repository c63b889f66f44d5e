/** Milliseconds between two looks, and how many there are: the fields come with the part. */
const interval = 100;
const mostLooks = 100;

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

/**
 * Fills the empty fields of a part that was replaced with what the visitor had typed. A field with a text may be that
 * of the part that goes, so its text is kept until the last look, or until the visitor changes it.
 * @param typed values by the path of the page and the name of the field
 */
export function restoreFields(typed: Map<string, string>): void {
  const begun = [...typed.keys()];
  let looks = 0;
  const forget = ({ isTrusted, target }: Event): void => {
    if (isTrusted && isField(target)) typed.delete(keyOf(target));
  };
  const look = (): void => {
    for (const field of document.querySelectorAll('main [name]')) {
      const value = isField(field) && field.value === '' ? typed.get(keyOf(field)) : undefined;
      if (value === undefined || !isField(field)) continue;
      typed.delete(keyOf(field));
      fill(field, value);
    }
    looks += 1;
    if (typed.size > 0 && looks < mostLooks) return;
    clearInterval(timer);
    document.removeEventListener('input', forget, true);
    for (const key of begun) typed.delete(key);
  };
  const timer = setInterval(look, interval);
  document.addEventListener('input', forget, true);
}
