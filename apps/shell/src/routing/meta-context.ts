import type { MetaContext } from '@livree/platform';
import { withLanguage } from '@livree/i18n/language-address';
import type { ShellHost } from '../shell-host.tsx';

/** The context of a page's `meta`. */
export function metaContext({ services, i18n }: ShellHost, remoteId: string, data: unknown): MetaContext {
  const language = services.language.get();
  const t = i18n.getFixedT(language, remoteId);
  const { config } = services;
  return {
    t: (key, values) => t(key, { ...values }),
    data,
    language,
    config,
    address: (path) => `${config.siteUrl ?? ''}${withLanguage(path, language)}`,
  };
}
