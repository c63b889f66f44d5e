import { defaultLanguage, languages, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { withLanguage } from '@livree/platform/language-address';
import { isSecret } from '../pages/address.ts';
import type { DocumentParts } from './document.ts';
import { attributes } from './markup.ts';

const named = z.object({ brand: z.object({ name: z.string() }) });

const locales: Readonly<Record<Language, string>> = { fr: 'fr_FR', en: 'en_GB', es: 'es_ES', de: 'de_DE' };

/** The shell's picture for those who share a page, 1200 by 630 px. */
const card = 'social-card.png';

type Where = Pick<DocumentParts, 'siteOrigin' | 'address'>;

/** The page's one address in a language. Of a query only the number of a list's page makes another document. */
function addressIn(language: Language, { siteOrigin, address }: Where): string {
  const url = new URL(withLanguage(address.pathname, language), siteOrigin);
  const page = new URLSearchParams(address.search).get('page');
  if (page !== null && /^\d{1,6}$/.test(page) && Number(page) > 1) url.searchParams.set('page', page);
  return url.href;
}

function cardOf({ shell, siteOrigin }: DocumentParts): Record<string, string> {
  if (!shell.files.some(({ file }) => file === card)) return {};
  return {
    'og:image': new URL(`/${card}`, siteOrigin).href,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
}

/**
 * What search engines and those who share a page are told of it: its one address, its other languages, its picture.
 * Nothing of pages that are not for them.
 */
export function discoveryOf(parts: DocumentParts): string[] {
  const { page, language, address, config } = parts;
  if (page === undefined || page.status !== 200 || page.head.robots !== undefined) return [];
  if (isSecret(address.pathname)) return [];
  const canonical = addressIn(language, parts);
  const links = [
    { rel: 'canonical', href: canonical },
    ...languages.map((hreflang) => ({ rel: 'alternate', hreflang, href: addressIn(hreflang, parts) })),
    { rel: 'alternate', hreflang: 'x-default', href: addressIn(defaultLanguage, parts) },
  ];
  const site = z.safeParse(named, config).data?.brand.name;
  const graph = {
    'og:type': 'website',
    ...(site === undefined ? {} : { 'og:site_name': site }),
    'og:locale': locales[language],
    'og:title': page.head.title,
    'og:description': page.head.description,
    'og:url': canonical,
    ...cardOf(parts),
  };
  return [
    ...links.map((link) => `<link${attributes(link)}>`),
    ...Object.entries(graph).map(([property, content]) => `<meta${attributes({ property, content })}>`),
    `<meta${attributes({ name: 'twitter:card', content: 'summary_large_image' })}>`,
  ];
}
