import { useLanguage, type PageModule } from '@livree/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useShellHost, type ShellHost } from '../host/shell-host.tsx';
import type { Load } from '../remotes/load.ts';
import { RemoteServices } from '../remotes/remote-services.tsx';
import { announcePage } from './announce-page.ts';
import { metaContext } from './meta-context.ts';
import { prefetchContext } from './prefetch-context.ts';
import { useReadyMark } from './use-ready-mark.ts';

interface ArrivedPageProps {
  page: PageModule;
  remoteId: string;
  load: Load<PageModule>;
}

/** A loaded page: shows it, sets the document's title and informs assistive technology. */
export function ArrivedPage({ page, remoteId, load }: ArrivedPageProps) {
  const host = useShellHost();
  const { pathname, search, state } = useLocation();
  const params = useParams();
  const language = useLanguage();
  const named = useRef(host.visit.isFirstView(pathname) ? `${pathname} ${language}` : '');

  useReadyMark();

  useEffect(() => host.prefetcher.follow({ remoteId, page }), [host, remoteId, page]);

  const arrivedWith = useEffectEvent((): unknown => state);

  useEffect(() => {
    const name = `${pathname} ${language}`;
    if (named.current === name) return;
    const moved = !named.current.startsWith(`${pathname} `);
    named.current = name;
    void loadTitle(host, page, remoteId, params, search).then((title) => {
      if (named.current !== name) return;
      document.title = title;
      if (moved) announcePage(title, arrivedWith());
    });
  }, [host, page, remoteId, pathname, search, params, language]);

  return (
    <RemoteServices remoteId={remoteId} load={load}>
      <page.Page />
    </RemoteServices>
  );
}

async function loadTitle(
  host: ShellHost,
  page: PageModule,
  remoteId: string,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): Promise<string> {
  const context = prefetchContext(host, remoteId, params, new URLSearchParams(search));
  // The page shows its own error state; only the parts of the title that need the data are missing.
  const data = await page.prefetch?.(context).catch(() => undefined);
  return page.meta(metaContext(host, remoteId, data)).title;
}
