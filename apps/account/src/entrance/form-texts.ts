/** The texts of a form by the names of its fields; empty for one that is not there. */
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
