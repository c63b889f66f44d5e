import { splitLanguage, withLanguage } from '@livree/i18n/language-address';
import { pageParameters } from '@livree/platform/page-query';
import { routeOwner, type BrowserComposition } from '@livree/release';

/** Parameters that may hold what a visitor typed, or where they go. */
const typed: ReadonlySet<string> = new Set(['arret', 'departure', 'destination', 'q', 'search', 'retour']);

/** Parts of a path that are words of the site. */
const words: ReadonlySet<string> = new Set(['slug', 'tag']);

function stripSegment(name: string, value: string): string {
  if (/^\d{1,9}$/.test(value)) return value;
  return words.has(name) && /^[\w-]{1,120}$/.test(value) ? value : 'x';
}

/** An address with the parameters of its page that say nothing about a person; of an unknown page nothing but that. */
export function stripAddress(address: string, { remotes }: BrowserComposition): string {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  const { language, pathname: own } = splitLanguage(pathname);
  const { path, params } = routeOwner(remotes, own) ?? {};
  if (path === undefined || params === undefined) return '/unknown';
  const filled = path.path.replaceAll(/:(\w+)|\*/g, (_, name = '*') =>
    stripSegment(name, params[name] ?? ''),
  );
  const kept = [...searchParams].filter(
    ([name, value]) =>
      pageParameters.some((known) => known === name) && !typed.has(name) && /^[\w.-]{1,40}$/.test(value),
  );
  const query = kept.map((pair) => pair.join('=')).join('&');
  return withLanguage(filled, language ?? 'fr') + (query && `?${query}`);
}
