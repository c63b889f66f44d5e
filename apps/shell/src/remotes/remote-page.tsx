import type { PageModule } from '@livree/platform';
import type { Access } from '@livree/platform/shell';
import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShellHost } from '../host/shell-host.tsx';
import { ArrivedPage } from '../routing/arrived-page.tsx';
import type { Load } from './load.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PartNotice, PartPlaceholder } from './part-placeholder.tsx';
import * as styles from './remote-page.module.css';
import { useLoad } from './use-load.ts';

/**
 * The place of a route. The server has rendered the first page, unless it is a customer's: its HTML stays readable
 * until the remote hydrates it, even if that never happens. Later pages show their skeleton at once.
 */
export function RemotePage({ remoteId, path, access }: { remoteId: string; path: string; access: Access }) {
  const { library, visit } = useShellHost();
  const { pathname } = useLocation();
  const load = library.page(remoteId, path);
  const isReplaced = useStore(load, (state) => state.status === 'ready' && state.isReplaced);
  useEffect(() => visit.arriveAt(pathname), [visit, pathname]);

  if (access !== 'public' || !visit.isFirstView(pathname) || isReplaced) {
    return (
      <div key={pathname} className={styles.arriving}>
        <PartBoundary place="page" load={load}>
          <PageWhenReady load={load} remoteId={remoteId} />
        </PartBoundary>
      </div>
    );
  }
  return (
    <PartBoundary place="page" load={load}>
      <PartNotice load={load} />
      {/* Never keyed: React would hold a keyed boundary's fallback for 300 ms. */}
      <Suspense fallback={<PartPlaceholder load={load} />}>
        <AwaitedPage load={load} remoteId={remoteId} />
      </Suspense>
    </PartBoundary>
  );
}

interface Arriving {
  readonly load: Load<PageModule>;
  readonly remoteId: string;
}

function AwaitedPage({ load, remoteId }: Arriving) {
  const state = load.getState();
  const page = state.status === 'ready' ? state.value : use(load.ready);
  return <ArrivedPage page={page} remoteId={remoteId} load={load} />;
}

function PageWhenReady({ load, remoteId }: Arriving) {
  const state = useLoad(load);
  if (state.status !== 'ready') return <PartPlaceholder load={load} />;
  return <ArrivedPage key={`${state.isReplaced}`} page={state.value} remoteId={remoteId} load={load} />;
}
