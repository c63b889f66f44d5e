import { languages, type Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import type { Release } from '@livree/release';
import type { Place, Visitor } from '../place.ts';

/** On a phone in the two languages with the longest and the most words, else on a desk. */
const onPhone: ReadonlySet<Language> = new Set(['de', 'es']);

const visitors: Readonly<Record<Release['paths'][number]['access'], Visitor>> = {
  public: 'nobody',
  customer: 'customer',
  dispatcher: 'operator',
  operator: 'operator',
};

/** The addresses of all public pages, as the site gives them to search engines. */
async function readSitemap(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** An address of a route: the route itself, or the first of the site that fits its parameters. */
function addressFor(path: string, known: readonly string[]): string | undefined {
  if (!path.includes(':')) return path;
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return known.find((address) => pattern.test(address));
}

/** The first page of a remote that has an address without more being known. */
export const findFirst = ({ paths }: Pick<Release, 'paths'>): Release['paths'][number] | undefined =>
  paths.find(({ path, redirect }) => redirect === undefined && !path.includes(':'));

/**
 * The pages on which a release appears: those of its routes in every language, and in two the first pages of remotes
 * that place a slot of it. A route with a parameter for which the site has no address is left to the states. The first one
 * in French is left and opened again.
 */
export async function listPages(
  release: Release,
  neighbours: readonly Release[],
  origin: string,
): Promise<Place[]> {
  const known = await readSitemap(origin);
  const pageIn = (language: Language, path: string, visitor: Visitor, isWhole: boolean): Place => ({
    kind: 'page',
    name: path,
    url: origin + withLanguage(path, language),
    language,
    visitor,
    isPhone: onPhone.has(language),
    isWhole,
    isRepeated: false,
  });
  const own = release.paths.flatMap(({ path, access, redirect }) => {
    const address = redirect === undefined ? addressFor(path, known) : undefined;
    if (address === undefined) return [];
    return languages.map((language) => pageIn(language, address, visitors[access], language === 'fr'));
  });
  const hosts = neighbours.filter(({ needs }) => needs.slots.some((slot) => release.provides.includes(slot)));
  const beside = hosts.flatMap((host) => {
    const first = findFirst(host);
    if (first === undefined) return [];
    return (['fr', 'de'] as const).map((language) =>
      pageIn(language, first.path, visitors[first.access], false),
    );
  });
  const pages = [...own, ...beside];
  const repeated = pages.find(({ language }) => language === 'fr');
  return pages.map((page) => ({ ...page, isRepeated: page === repeated }));
}
