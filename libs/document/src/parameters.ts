/** By which an address asks for a language, as old links and frames do; it goes before the cookie. */
export const languageParameter = 'language';

/** By which a tester replaces remotes: `?remote=booking@<version>`, repeatable. */
export const overrideParameter = 'remote';

/** The overrides that a query asks for, as it spells them. */
export function requestedOverrides(search: string): string[] {
  return search.includes(`${overrideParameter}=`)
    ? new URLSearchParams(search).getAll(overrideParameter)
    : [];
}

/** A path of this site with the overrides of a query carried over; one that has overrides of its own keeps those. */
export function withOverrides(path: string, search: string): string {
  const overrides = requestedOverrides(search);
  if (overrides.length === 0) return path;
  const url = new URL(path, 'http://site.invalid');
  if (!url.searchParams.has(overrideParameter)) {
    for (const value of overrides) url.searchParams.append(overrideParameter, value);
  }
  return url.pathname + url.search + url.hash;
}
