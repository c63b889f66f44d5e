import type { BrowserComposition } from '@livree/release';
import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Layout } from '../chrome/layout.tsx';
import { RemotePage } from '../remotes/remote-page.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

/** In a file of its own, because most visits never see it. */
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

/** The route table, built from the composition's paths only: the shell knows no remote by name. */
export function createRoutes(composition: BrowserComposition): RouteObject[] {
  const notFound = (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
  const pages = composition.remotes.flatMap(({ id, paths }) =>
    paths.map(({ path, access, redirect }) => {
      if (redirect !== undefined) return { path, element: <Navigate to={redirect} replace /> };
      const page = <RemotePage remoteId={id} path={path} access={access} />;
      if (access === 'public') return { path, element: page };
      return {
        path,
        element: (
          <SignedInOnly access={access} refused={notFound}>
            {page}
          </SignedInOnly>
        ),
      };
    }),
  );
  return [
    {
      element: <Layout />,
      errorElement: <UnexpectedErrorPage />,
      children: [...pages, { path: '*', element: notFound }],
    },
  ];
}
