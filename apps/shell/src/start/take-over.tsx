import { withLanguage } from '@livree/i18n/language-address';
import type { Navigation } from '@livree/platform/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from '../app.tsx';
import { readDocumentState } from '../document/document-state.ts';
import { createBrowserHost } from '../host/browser-host.ts';
import type { ShellHost } from '../host/shell-host.tsx';
import { pinBuiltIns } from '../limits/pin-built-ins.ts';
import type { RemoteSource } from '../remotes/remote-library.ts';
import { createRoutes } from '../routing/routes.tsx';
import { windowWithoutLanguage } from '../routing/window-without-language.ts';
import { noteHydration } from '../telemetry/early-failures.ts';
import { loadShellMessages } from '../texts/shell-messages.ts';
import { nextTask } from './next-task.ts';

/**
 * Hydrates the page in `root`, with remotes from `source`, in slices, because a visitor may already scroll or tap.
 */
export async function takeOver(root: Element, source: RemoteSource): Promise<void> {
  pinBuiltIns();
  const state = readDocumentState();
  const messages = state.state?.messages ?? (await loadShellMessages(state.language));
  await nextTask();
  // A visitor who scrolled before hydration stays there: the browser restores the position on a document's first
  // page.
  const adopted = state.rendered ? { hydrationData: { loaderData: {} } } : {};
  let host: ShellHost | undefined;
  const spoken = () => host?.services.language.getState() ?? state.language;
  const router = createBrowserRouter(createRoutes(state.composition), {
    ...adopted,
    window: windowWithoutLanguage(spoken),
  });
  const { createHref } = router;
  router.createHref = (to) => withLanguage(createHref(to), spoken());
  await nextTask();
  const go: Navigation['go'] = (path, options = {}) => void router.navigate(path, options);
  const shell = createBrowserHost({ document: state, messages, source, go });
  host = shell;
  const app = (
    <App host={shell}>
      <RouterProvider router={router} />
    </App>
  );
  await nextTask();
  if (state.rendered)
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: noteHydration });
    });
  else createRoot(root).render(app);
}
