import type { Language } from '@livree/contracts';
import { languageParameter } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import { routeOwner, type Composition } from '@livree/release';
import { addressOf, languageIn, pathOf, searchOf } from './address.ts';

/** The path as its owner writes it, without a slash at its end. What stands for a `:name` stays as it is: it may be a code. */
function pathAsOwned({ remotes }: Composition, pathname: string): string {
  // Two slashes, or one with a backslash, would lead to another site.
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

export interface Elsewhere {
  readonly target: string;
  /** Whether the page always stands there, or only for this visitor. */
  readonly status: 301 | 302;
  /** What the address asked for by a language's name, for the cookie. */
  readonly chosen: Language | undefined;
}

/** Where a page that was asked for by another address stands, for a visitor who reads `language`; undefined when it is there. */
export function oneAddress(composition: Composition, url: string, language: Language): Elsewhere | undefined {
  const path = pathAsOwned(composition, addressOf(url).pathname);
  const search = withoutLanguageParameter(searchOf(url));
  const address = withLanguage(path, language);
  if (address === pathOf(url) && search === searchOf(url)) return undefined;
  const named = languageIn(url);
  const isChosen = search !== searchOf(url) || named === 'fr';
  const isSame = named === language || (named === undefined && language === 'fr');
  return {
    target: address + search,
    status: isSame && !isChosen ? 301 : 302,
    chosen: isChosen ? language : undefined,
  };
}
