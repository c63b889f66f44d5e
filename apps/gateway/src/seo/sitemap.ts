import { defaultLanguage, type Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { element, textElement, xmlDocument } from './xml.ts';

/** A page for search engines. */
export interface ListedPage {
  /** The path without a language. */
  readonly path: string;
  readonly languages: readonly Language[];
  /** The day of the last change, `2026-12-01`, if known. */
  readonly changed?: string;
}

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
};

/** Every page in each of its languages, with links to the others. */
export function sitemap(siteOrigin: string, pages: readonly ListedPage[]): string {
  const urls = pages.flatMap(({ path, languages, changed }) => {
    const address = (language: Language) => new URL(withLanguage(path, language), siteOrigin).href;
    const alternate = (hreflang: string, href: string) =>
      element('xhtml:link', { rel: 'alternate', hreflang, href });
    const alternates = [
      ...languages.map((language) => alternate(language, address(language))),
      alternate('x-default', address(defaultLanguage)),
    ];
    return languages.map((language) =>
      element(
        'url',
        {},
        textElement('loc', address(language)),
        ...(changed === undefined ? [] : [textElement('lastmod', changed)]),
        ...alternates,
      ),
    );
  });
  return xmlDocument(element('urlset', namespaces, '\n', urls.join('\n'), '\n'));
}
