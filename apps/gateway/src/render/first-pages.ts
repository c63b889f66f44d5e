import { defaultLanguage } from '@livree/contracts';
import type { ReadSiteConfig } from '../api/site-config.ts';
import type { WarmUp } from './renderers.ts';

/** One public page of each remote: enough to load all of its code into the process. */
export function firstPages(siteConfig: ReadSiteConfig): WarmUp {
  return async ({ remotes }) => {
    const config = await siteConfig();
    if (config === undefined) return [];
    return remotes.flatMap(({ paths }) => {
      const first = paths.find(
        ({ path, access, redirect }) => access === 'public' && redirect === undefined && !path.includes(':'),
      );
      return first === undefined ? [] : [{ url: first.path, language: defaultLanguage, config }];
    });
  };
}
