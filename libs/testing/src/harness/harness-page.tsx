import { Suspense, use, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { useReadable, useShell, type PageModule, type Translate } from '@livree/platform';
import { withLanguage } from '@livree/i18n/language-address';
import type { RemoteRoute } from '@livree/platform/shell';

type PageRoute = Extract<RemoteRoute, { page: unknown }>;

const modules = new Map<PageRoute, Promise<PageModule>>();

function moduleOf(route: PageRoute): Promise<PageModule> {
  const existing = modules.get(route) ?? route.page();
  modules.set(route, existing);
  return existing;
}

/** One page of the remote, with its prefetched data and its title. */
export function HarnessPage({ route, remoteId }: { route: PageRoute; remoteId: string }) {
  return (
    <Suspense fallback={<p aria-busy="true">…</p>}>
      <Arrived module={moduleOf(route)} remoteId={remoteId} />
    </Suspense>
  );
}

function Arrived({ module, remoteId }: { module: Promise<PageModule>; remoteId: string }) {
  const page = use(module);
  useTitle(page, remoteId);
  return <page.Page />;
}

function useTitle(page: PageModule, remoteId: string) {
  const { api, config, clock, language: preference } = useShell();
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  const language = useReadable(preference);
  const params = useParams();
  const { search } = useLocation();
  useEffect(() => {
    const context = { queries, api, language, config, params, now: clock.now() };
    const gathered = page.prefetch?.({ ...context, search: new URLSearchParams(search) });
    const t = i18n.getFixedT(language, remoteId);
    void Promise.resolve(gathered)
      .catch(() => undefined)
      .then((data) => {
        const address = (path: string) => `${config.siteUrl ?? ''}${withLanguage(path, language)}`;
        const say: Translate = (key, values) => t(key, { ...values });
        document.title = page.meta({ t: say, data, language, config, address }).title;
      });
  }, [page, remoteId, api, config, clock, language, params, search, queries, i18n]);
}
