type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (found: unknown): found is Control =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => found instanceof kind);

/** A box has a value whether it is ticked or not. */
const isBox = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** Writes kept texts into the fields that are empty. */
export function fillFields(form: HTMLFormElement, kept: Readonly<Record<string, unknown>>): void {
  for (const [name, text] of Object.entries(kept)) {
    const field = form.elements.namedItem(name);
    if (isControl(field) && field.value === '' && typeof text === 'string') field.value = text;
  }
}

/** Whether a field has text: typed before the script arrived, kept, or given with the page. */
export const hasText = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some(
    (field) => isControl(field) && field.name !== '' && !isBox(field) && field.value !== '',
  );
