/** A field that a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is never read: passwords, cards, what only scripts write, and files, which only a visitor can choose again. */
const unread = '[type=password],[type=hidden],[type=file],[autocomplete^=cc-]';

export const isField = (found: unknown): found is Field =>
  (found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement) &&
  !found.matches(unread);

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The words beside a field, also of one that has left the page. */
function wordsOf(field: Field): string {
  const root = field.getRootNode();
  const isTree = root instanceof Document || root instanceof Element;
  const labels = isTree ? [...root.querySelectorAll('label')] : [];
  const label = labels.find(({ htmlFor }) => htmlFor === field.id) ?? field.closest('label');
  return label?.textContent ?? '';
}

/**
 * What a field is known by in another release: its name, and of a tick its value too. A field without a name, or with one that
 * React made for this document, is known by its words.
 */
export function keyOf(field: Field): string {
  const name = /^[a-z]/i.test(field.name) ? field.name : wordsOf(field);
  return isTick(field) ? `${name} ${field.value}` : name;
}

/** A field and, of a radio button in the page, the others of which one is chosen. */
export function listGroup(field: Field): readonly Field[] {
  if (!isTick(field) || field.type !== 'radio' || field.name === '') return [field];
  return [...document.getElementsByName(field.name)]
    .filter(isField)
    .filter(({ form }) => form === field.form);
}

/** Whether it is empty, or as the document chose. */
function isAsItCame(field: Field): boolean {
  if (isTick(field)) return field.checked === field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value === '';
  const options = [...field.options];
  return field.value === (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** Whether a field of a part that is gone holds what the visitor gave it. A radio button that is not chosen holds nothing. */
export const isGiven = (field: Field): boolean =>
  !isAsItCame(field) && (!isTick(field) || field.type !== 'radio' || field.checked);

/** Whether nothing was typed or chosen in a field of the new part yet. */
export const isFree = (field: Field): boolean => listGroup(field).every(isAsItCame);

/** What React does not hear: it replaces the element's own property. */
const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;

function setValue(field: Field, value: string): void {
  const { prototype } = kinds.find((kind) => field instanceof kind) ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Types or chooses in a field what another one holds, as React hears it. */
export function takeOver(field: Field, from: Field): void {
  if (isTick(field)) {
    if (isTick(from) && from.checked !== field.checked) field.click();
    return;
  }
  setValue(field, from.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}
