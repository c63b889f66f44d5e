import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Navigation } from '@livree/platform';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { createBrowserHost } from './browser-host.ts';
import { readDocumentState } from './document-state.ts';
import { prepareNextPages } from './idle-work.ts';
import { loadShellMessages } from './messages.ts';
import { nextTask } from './next-task.ts';
import type { RemoteSource } from './remotes/remote-library.ts';
import { routesOf } from './routing/routes.tsx';

/** Makes the page in `root` work, with remotes that come from `source`. In slices: a visitor may already scroll or tap. */
export async function takeOver(root: Element, source: RemoteSource): Promise<void> {
  const state = readDocumentState();
  const messages = state.state?.messages ?? (await loadShellMessages(state.language));
  await nextTask();
  // Who has scrolled before the page worked stays there: the place in a document's first page is the browser's business.
  const adopted = state.rendered ? { hydrationData: { loaderData: {} } } : {};
  const router = createBrowserRouter(routesOf(state.composition), adopted);
  await nextTask();
  const go: Navigation['go'] = (path, options = {}) => void router.navigate(path, options);
  const host = createBrowserHost({ document: state, messages, source, go });
  const app = (
    <App host={host}>
      <RouterProvider router={router} />
    </App>
  );
  await nextTask();
  if (state.rendered)
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => host.services.telemetry.error(error, { where: 'hydration' }),
      });
    });
  else createRoot(root).render(app);
  prepareNextPages(state.composition);
}
