import { useLanguage, type PageModule } from '@livree/platform';
import { useEffect, useEffectEvent, type RefObject } from 'react';
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
  /** Address and language of the page that was named last. */
  namedRef: RefObject<string>;
  /** Whether the page is there in place of another release's. */
  isReplaced?: boolean | undefined;
}

/** A loaded page: shows it, sets the document's title and informs assistive technology. */
export function ArrivedPage({ page, remoteId, load, namedRef, isReplaced }: ArrivedPageProps) {
  const host = useShellHost();
  const { pathname, search, state } = useLocation();
  const params = useParams();
  const language = useLanguage();

  useReadyMark();

  useEffect(() => host.visit.show(pathname), [host, pathname]);

  useEffect(() => host.prefetcher.follow({ remoteId, page }), [host, remoteId, page]);

  const arrivedWith = useEffectEvent((): unknown => state);

  useEffect(() => {
    const name = `${pathname} ${language}`;
    if (namedRef.current === name && isReplaced !== true) return;
    const moved = !namedRef.current.startsWith(`${pathname} `);
    namedRef.current = name;
    void loadTitle(host, page, remoteId, params, search).then((title) => {
      if (namedRef.current !== name) return;
      document.title = title;
      if (moved) announcePage(title, arrivedWith());
    });
  }, [host, page, remoteId, namedRef, isReplaced, pathname, search, params, language]);

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
