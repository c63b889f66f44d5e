import { translator } from '@livree/i18n/instance';
import { withLanguage } from '@livree/i18n/language-address';
import type { GivenMeta } from '@livree/platform/shell';
import type { ShellHost } from '../host/shell-host.tsx';

/** The context of a page's `meta`. */
export function metaContext({ services, i18n }: ShellHost, remoteId: string, data: unknown): GivenMeta {
  const language = services.language.getState();
  const { config } = services;
  return {
    t: translator(i18n, language, remoteId),
    data,
    language,
    config,
    address: (path) => `${config.siteUrl ?? ''}${withLanguage(path, language)}`,
  };
}
