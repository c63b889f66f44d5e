import { defaultLanguage, languages, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { RenderedPage } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import type { DocumentParts } from '../document/document-parts.ts';
import { attributes, embeddedJson } from '../document/markup.ts';
import { isSecret } from '../pages/address.ts';

const named = z.object({ brand: z.object({ name: z.string() }) });

const locales: Readonly<Record<Language, string>> = { fr: 'fr_FR', en: 'en_GB', es: 'es_ES', de: 'de_DE' };

/** The shell's preview picture for shared pages, 1200 by 630 px. */
const card = 'social-card.png';

type Where = Pick<DocumentParts, 'siteOrigin' | 'address'>;

/**
 * The canonical address of a page in a language. Of the query, only the page number of a list makes another document.
 */
function addressIn(language: Language, { siteOrigin, address }: Where): string {
  const url = new URL(withLanguage(address.pathname, language), siteOrigin);
  const page = new URLSearchParams(address.search).get('page');
  if (page !== null && /^\d{1,6}$/.test(page) && Number(page) > 1) url.searchParams.set('page', page);
  return url.href;
}

/** The card of one of our pictures; other pictures of this site unchanged; without a picture, the shell's card. */
function describeCard(
  { shell, siteOrigin }: DocumentParts,
  image: string | undefined,
): Record<string, string> {
  const house = /^(?:\/pictures\/)?([a-z]+(?:-[a-z]+)*)(?:-\d+\.[0-9a-f]+\.jpeg)?$/.exec(image ?? '')?.[1];
  const sized = { 'og:image:width': '1200', 'og:image:height': '630' };
  if (house !== undefined) return { 'og:image': new URL(`/cards/${house}.jpeg`, siteOrigin).href, ...sized };
  if (image !== undefined) return { 'og:image': new URL(image, siteOrigin).href };
  if (!shell.files.some(({ file }) => file === card)) return {};
  return { 'og:image': new URL(`/${card}`, siteOrigin).href, ...sized };
}

/** The languages that a page is written in. */
export const listLanguages = ({ languages: written }: RenderedPage['head']): Language[] =>
  languages.filter((language) => written?.includes(language) ?? true);

function listLinks(parts: DocumentParts, head: RenderedPage['head']): Record<string, string>[] {
  const written = listLanguages(head);
  // If the page is not written in the reader's language, its canonical address is the French one.
  const own = written.includes(parts.language) ? parts.language : defaultLanguage;
  const alternates = written.map((hreflang) => ({
    rel: 'alternate',
    hreflang,
    href: addressIn(hreflang, parts),
  }));
  return [
    { rel: 'canonical', href: addressIn(own, parts) },
    ...alternates,
    { rel: 'alternate', hreflang: 'x-default', href: addressIn(defaultLanguage, parts) },
  ];
}

function feedLink(
  { language }: DocumentParts,
  feed: string | undefined,
  title: string,
): Record<string, string>[] {
  if (feed === undefined) return [];
  return [{ rel: 'alternate', type: 'application/atom+xml', title, href: withLanguage(feed, language) }];
}

/** The page's structured data; it is not a script, so the policy need not allow it. */
function structuredData(things: readonly object[] = []): string[] {
  return things.map(
    (thing) =>
      `<script type="application/ld+json">${embeddedJson({ '@context': 'https://schema.org', ...thing })}</script>`,
  );
}

/**
 * The head's elements for search engines and shared links: canonical address, other languages, picture, structured
 * data. Empty for pages that are not public.
 */
export function writeSeoTags(parts: DocumentParts): string[] {
  const { page, language, address, config } = parts;
  if (page === undefined || page.status !== 200 || page.head.robots !== undefined) return [];
  if (isSecret(address.pathname)) return [];
  const { head } = page;
  const links = listLinks(parts, head);
  const site = z.safeParse(named, config).data?.brand.name;
  const graph = {
    'og:type': head.kind ?? 'website',
    ...(site === undefined ? {} : { 'og:site_name': site }),
    'og:locale': locales[language],
    'og:title': head.title,
    'og:description': head.description,
    'og:url': links[0]?.['href'],
    ...describeCard(parts, head.image),
  };
  return [
    ...[...links, ...feedLink(parts, head.feed, site ?? '')].map((link) => `<link${attributes(link)}>`),
    ...Object.entries(graph).map(([property, content]) => `<meta${attributes({ property, content })}>`),
    `<meta${attributes({ name: 'twitter:card', content: 'summary_large_image' })}>`,
    ...structuredData(head.structured),
  ];
}
