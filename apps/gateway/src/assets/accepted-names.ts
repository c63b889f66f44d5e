/** The names that an `Accept` or `Accept-Encoding` header lists and does not refuse, in lower case. */
export function acceptedNames(header: string | string[] | undefined): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', weight = ''] = part.trim().toLowerCase().split(';');
    if (!/^\s*q=0(?:\.0*)?$/.test(weight)) accepted.add(name);
  }
  return accepted;
}
