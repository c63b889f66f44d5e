/** The parameter that selects a language, for old links and frames; it overrides the cookie. */
export const languageParameter = 'language';

/** The parameter with which a tester replaces remotes: `?remote=booking@<version>`, repeatable. */
export const overrideParameter = 'remote';

/** The parameter in the link of an invitation; its pass becomes a cookie. */
export const invitationParameter = 'invitation';

/** The overrides in a query, unchanged. */
export function requestedOverrides(search: string): string[] {
  return search.includes(`${overrideParameter}=`)
    ? new URLSearchParams(search).getAll(overrideParameter)
    : [];
}

/** Adds the overrides of a query to a path of this site, unless the path has its own. */
export function withOverrides(path: string, search: string): string {
  const overrides = requestedOverrides(search);
  if (overrides.length === 0) return path;
  const url = new URL(path, 'http://site.invalid');
  if (!url.searchParams.has(overrideParameter)) {
    for (const value of overrides) url.searchParams.append(overrideParameter, value);
  }
  return url.pathname + url.search + url.hash;
}
