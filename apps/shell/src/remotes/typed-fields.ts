/** What the visitor has typed where a part failed, by the path of the page and the name of the field. It stays in memory. */
export const typedFields = new Map<string, string>();

/** Notes what the fields of the page hold, before they go. */
export function noteFields(): void {
  for (const { name, value } of document.querySelectorAll<HTMLInputElement>('main [name]'))
    if (value) typedFields.set(`${location.pathname} ${name}`, value);
}
