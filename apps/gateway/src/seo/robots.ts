import { languages } from '@livree/contracts';
import { framePath, telemetryPath } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import type { Composition } from '@livree/release';

const machinery = ['/api/', '/backend/', framePath(''), telemetryPath];

/** Tells crawlers which pages to skip (customers' own pages) and where the sitemap is. */
export function robots({ remotes }: Composition, siteOrigin: string): string {
  const paths = remotes.flatMap((remote) => remote.paths);
  const own = paths.filter(({ access, path }) => access !== 'public' && !path.includes(':'));
  const closed = own.flatMap(({ path }) => languages.map((language) => `${withLanguage(path, language)}$`));
  const rules = [...machinery, ...closed].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${new URL('/sitemap.xml', siteOrigin).href}`, ''].join(
    '\n',
  );
}
