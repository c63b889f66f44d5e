import { useSession, type Remote } from '@livree/platform';
import type { RemoteRoute } from '@livree/platform/shell';
import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { HarnessPage } from './harness-page.tsx';
import { ProviderPage } from './provider-page.tsx';
import { SlotPage } from './slot-page.tsx';
import { useHarnessSession } from './use-harness-session.ts';

/** The remote's own routes, its slots, and a list of them if it has none. */
export function harnessRoutes(remote: Remote): RouteObject[] {
  const first = remote.routes.find(({ path }) => !/[:*]/.test(path))?.path;
  const pages = remote.routes.map((route) => ({ path: route.path, element: renderRoute(route, remote.id) }));
  const home =
    first === undefined || first === '/' ? [] : [{ path: '/', element: <Navigate to={first} replace /> }];
  return [
    ...home,
    ...pages,
    { path: '/harness/slot/*', element: <SlotPage /> },
    { path: '/harness/provider', element: <ProviderPage /> },
    { path: '*', element: <h1>This page belongs to another remote.</h1> },
  ];
}

function renderRoute(route: RemoteRoute, remoteId: string) {
  if ('redirect' in route) return <Navigate to={route.redirect} replace />;
  const page = <HarnessPage route={route} remoteId={remoteId} />;
  return route.access === 'customer' ? <ForCustomer>{page}</ForCustomer> : page;
}

function ForCustomer({ children }: { children: ReactNode }) {
  const session = useSession();
  const { signIn } = useHarnessSession();
  if (session.status === 'signed-in') return children;
  return (
    <p>
      This page is for customers.{' '}
      <button type="button" onClick={signIn}>
        Sign in
      </button>
    </p>
  );
}
