import type { PageModule } from '@livree/platform';
import type { Access } from '@livree/platform/shell';
import { Suspense, use, useEffect, useRef, type RefObject } from 'react';
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
  const { library, visit, services } = useShellHost();
  const { pathname } = useLocation();
  const load = library.page(remoteId, path);
  // `true` or `false` in every state: a first page that only becomes ready is not rendered again while React takes it over.
  const isReplaced = useStore(load, (state) => state.status === 'ready' && state.isReplaced === true);
  // Read once, not followed: a page that is still on its way would be rendered without the server's HTML in another language.
  const namedRef = useRef(visit.isFirstView(pathname) ? `${pathname} ${services.language.getState()}` : '');
  useEffect(() => visit.arriveAt(pathname), [visit, pathname]);

  if (access !== 'public' || !visit.isFirstView(pathname) || isReplaced) {
    return (
      <div key={pathname} className={styles.arriving}>
        <PartBoundary place="page" load={load}>
          <PageWhenReady load={load} remoteId={remoteId} namedRef={namedRef} />
        </PartBoundary>
      </div>
    );
  }
  return (
    <PartBoundary place="page" load={load}>
      <PartNotice load={load} />
      {/* Never keyed: React would hold a keyed boundary's fallback for 300 ms. */}
      <Suspense fallback={<PartPlaceholder load={load} />}>
        <AwaitedPage load={load} remoteId={remoteId} namedRef={namedRef} />
      </Suspense>
    </PartBoundary>
  );
}

interface Arriving {
  readonly load: Load<PageModule>;
  readonly remoteId: string;
  /** Address and language of the page that was named last; its part may come from another release meanwhile. */
  readonly namedRef: RefObject<string>;
}

function AwaitedPage({ load, remoteId, namedRef }: Arriving) {
  const state = load.getState();
  const page = state.status === 'ready' ? state.value : use(load.ready);
  return <ArrivedPage page={page} remoteId={remoteId} load={load} namedRef={namedRef} />;
}

function PageWhenReady({ load, ...arriving }: Arriving) {
  const state = useLoad(load);
  if (state.status !== 'ready') return <PartPlaceholder load={load} />;
  return (
    // A page that waits for ever at its top shows this skeleton, and can be replaced; without it the page before would stay.
    <Suspense key={`${state.isReplaced}`} fallback={<PartPlaceholder load={load} />}>
      <ArrivedPage page={state.value} load={load} isReplaced={state.isReplaced} {...arriving} />
    </Suspense>
  );
}
