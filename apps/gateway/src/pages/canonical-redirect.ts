import type { Language } from '@livree/contracts';
import { languageParameter } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import { routeOwner, type Composition } from '@livree/release';
import { parseAddress, languageIn, readPath, readSearch } from './address.ts';

/**
 * The path as its owner writes it, without a trailing slash. The value of a `:name` stays unchanged, because it may
 * be a code.
 */
function pathAsOwned({ remotes }: Composition, pathname: string): string {
  // Two slashes, or a slash and a backslash, would lead to another site.
  const bare = pathname.replace(/^[/\\]+/, '/').replace(/\/+$/, '') || '/';
  const owned = routeOwner(remotes, bare)?.path.path.split('/');
  if (owned === undefined) return bare;
  const segments = bare.split('/').map((given, index) => {
    const own = owned[Math.min(index, owned.length - 1)] ?? given;
    return /^[:*]/.test(own) ? given : own;
  });
  return segments.join('/');
}

function withoutLanguageParameter(search: string): string {
  if (!search.includes(`${languageParameter}=`)) return search;
  const parameters = new URLSearchParams(search);
  parameters.delete(languageParameter);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

export interface Redirect {
  readonly target: string;
  /** 301 if the page always has this address, 302 if only for this visitor. */
  readonly status: 301 | 302;
  /** The language that the address selects, for the cookie. */
  readonly chosen: Language | undefined;
}

/**
 * The address of a page that was requested by another one, for a visitor who reads `language`; undefined if no
 * redirect is needed.
 */
export function canonicalRedirect(
  composition: Composition,
  url: string,
  language: Language,
): Redirect | undefined {
  const path = pathAsOwned(composition, parseAddress(url).pathname);
  const search = withoutLanguageParameter(readSearch(url));
  const address = withLanguage(path, language);
  if (address === readPath(url) && search === readSearch(url)) return undefined;
  const named = languageIn(url);
  const isChosen = search !== readSearch(url) || named === 'fr';
  const isSame = named === language || (named === undefined && language === 'fr');
  return {
    target: address + search,
    status: isSame && !isChosen ? 301 : 302,
    chosen: isChosen ? language : undefined,
  };
}
