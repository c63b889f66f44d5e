import { translator } from '@livree/i18n/instance';
import { withLanguage } from '@livree/i18n/language-address';
import { useLanguage, useShell, type PageModule } from '@livree/platform';
import type { RemoteRoute } from '@livree/platform/shell';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';

type PageRoute = Extract<RemoteRoute, { page: unknown }>;

const modules = new Map<PageRoute, Promise<PageModule>>();

function loadModule(route: PageRoute): Promise<PageModule> {
  const existing = modules.get(route) ?? route.page();
  modules.set(route, existing);
  return existing;
}

/** One page of the remote, with its prefetched data and its title. */
export function HarnessPage({ route, remoteId }: { route: PageRoute; remoteId: string }) {
  return (
    <Suspense fallback={<p aria-busy="true">…</p>}>
      <Arrived module={loadModule(route)} remoteId={remoteId} />
    </Suspense>
  );
}

function Arrived({ module, remoteId }: { module: Promise<PageModule>; remoteId: string }) {
  const page = use(module);
  useTitle(page, remoteId);
  return <page.Page />;
}

function useTitle(page: PageModule, remoteId: string) {
  const { api, config, clock } = useShell();
  const { i18n } = useTranslation();
  const language = useLanguage();
  const queries = useQueryClient();
  const params = useParams();
  const { search } = useLocation();
  useEffect(() => {
    const context = { queries, api, language, config, params, now: clock.now() };
    const gathered = page.prefetch?.({ ...context, search: new URLSearchParams(search) });
    void Promise.resolve(gathered)
      .catch(() => undefined)
      .then((data) => {
        const address = (path: string) => `${config.siteUrl ?? ''}${withLanguage(path, language)}`;
        document.title = page.meta({
          t: translator(i18n, language, remoteId),
          data,
          language,
          config,
          address,
        }).title;
      });
  }, [page, remoteId, i18n, api, config, clock, language, params, search, queries]);
}
