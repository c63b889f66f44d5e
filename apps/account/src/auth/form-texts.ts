/** The texts of a form by field name; empty for missing fields. */
export function formTexts<const Name extends string>(
  form: FormData,
  names: readonly Name[],
): { readonly [Field in Name]: string };
export function formTexts(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
