/** Whether a key is among others; one with a `*` is, when any of that form is. */
export function isKeyIn(keys: ReadonlySet<string>, key: string): boolean {
  if (!key.includes('*')) return keys.has(key);
  const [start = '', ...rest] = key.split('*');
  const end = rest.at(-1) ?? '';
  return [...keys].some((each) => each.startsWith(start) && each.endsWith(end));
}
