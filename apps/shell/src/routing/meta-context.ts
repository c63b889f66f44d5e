import type { MetaContext } from '@livree/platform';
import { withLanguage } from '@livree/i18n/language-address';
import type { ShellHost } from '../shell-host.tsx';

/** The context of a page's `meta`. */
export function metaContext({ services, texts }: ShellHost, remoteId: string, data: unknown): MetaContext {
  const language = services.language.get();
  const { config } = services;
  return {
    t: (key, values) => texts.text(language, remoteId, key, values),
    data,
    language,
    config,
    address: (path) => `${config.siteUrl ?? ''}${withLanguage(path, language)}`,
  };
}
