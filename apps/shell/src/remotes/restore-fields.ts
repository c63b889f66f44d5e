/** Milliseconds between two looks, and how many there are: the fields come with the part. */
const interval = 100;
const mostLooks = 100;

const textOf = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
const longTextOf = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');

/** Types a text into an empty field, as React hears it. Only a visitor can choose a file again. */
function fill(field: Element, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'file') return;
  if (field instanceof HTMLInputElement && field.value === '') textOf?.set?.call(field, value);
  else if (field instanceof HTMLTextAreaElement && field.value === '') longTextOf?.set?.call(field, value);
  else return;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Fills the empty fields of a part that was replaced with what the visitor had typed.
 * @param typed values by the path of the page and the name of the field
 */
export function restoreFields(typed: Map<string, string>): void {
  let looks = 0;
  const timer = setInterval(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('main [name]')) {
      const key = `${location.pathname} ${field.name}`;
      const value = typed.get(key);
      typed.delete(key);
      if (value !== undefined) fill(field, value);
    }
    looks += 1;
    if (typed.size === 0 || looks === mostLooks) clearInterval(timer);
  }, interval);
}
