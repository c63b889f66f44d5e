import '@livree/design-system/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Navigation } from '@livree/platform';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { createBrowserHost } from './browser-host.ts';
import { readDocumentState, rootElementId } from './document-state.ts';
import { loadShellMessages } from './messages.ts';
import { routesOf } from './routing/routes.tsx';

const state = readDocumentState();
const messages = state.state?.messages ?? (await loadShellMessages(state.language));
const router = createBrowserRouter(routesOf(state.composition));
const navigation: Navigation = {
  go: (path, options = {}) => void router.navigate(path, options),
  prefetch: () => undefined,
};
const host = createBrowserHost(state, messages, navigation);
const app = (
  <App host={host}>
    <RouterProvider router={router} />
  </App>
);

const root = document.getElementById(rootElementId);
if (root === null) throw new Error('the document has no root');
if (state.rendered)
  hydrateRoot(root, app, {
    onRecoverableError: (error) => host.services.telemetry.error(error, { where: 'hydration' }),
  });
else createRoot(root).render(app);
