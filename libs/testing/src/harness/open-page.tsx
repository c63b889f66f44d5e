import type { TransportRequest } from '@livree/api-client';
import { ShellProvider, TextsProvider, type Remote } from '@livree/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createFakeApi } from '../fake-api/fake-api.ts';
import type { FaultKind } from '../fake-api/faults.ts';
import { openSession } from '../fake-api/handlers/identity.ts';
import { createState, type FakeState } from '../fake-api/state.ts';
import { fakeShell, type FakeShell } from '../shell/fake-shell.ts';
import { createPlace } from './harness-place.tsx';
import { fillJsdom } from './fill-jsdom.ts';
import { harnessRoutes } from './harness-routes.tsx';
import { textsOf } from './texts.ts';

export interface OpenPage {
  readonly element: HTMLElement;
  readonly shell: FakeShell;
  readonly state: FakeState;
  /** Every call so far, oldest first. */
  readonly calls: readonly TransportRequest[];
  /** The API's fault from now on, for every call, or for calls to matching paths. */
  breakApi(fault: FaultKind, path?: RegExp): void;
  /** Signs a customer in, like the login page; the first account by default. */
  signIn(customer?: number): void;
  /** The path of the current page. */
  path(): string;
  close(): void;
}

/** Opens a page of a remote in French in a test's own document (jsdom), over the fake API and the fake shell. */
export async function openPage(
  remote: Remote,
  path: string,
  prepare: (state: FakeState, shell: FakeShell) => void = () => undefined,
): Promise<OpenPage> {
  fillJsdom();
  const texts = await textsOf(remote, 'fr');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const state = createState(new Date());
  const calls: TransportRequest[] = [];
  let broken: { readonly fault: FaultKind; readonly path: RegExp } = { fault: 'off', path: /^/ };
  const faultOf = ({ path: asked }: TransportRequest): FaultKind =>
    broken.path.test(asked) ? broken.fault : 'off';
  const shell = fakeShell({
    connect: ({ token, language, now, expire }) => {
      const { transport } = createFakeApi({ token, language, now, state, on401: expire, fault: faultOf });
      return (request) => {
        calls.push(request);
        return transport(request);
      };
    },
    navigation: { go: (to, options) => void router.navigate(to, options) },
    Place: createPlace(remote),
  });
  prepare(state, shell);
  const around = (
    <ShellProvider services={shell.services}>
      <QueryClientProvider client={queries}>
        <TextsProvider value={texts}>
          <Outlet />
        </TextsProvider>
      </QueryClientProvider>
    </ShellProvider>
  );
  const router = createMemoryRouter([{ element: around, children: harnessRoutes(remote) }], {
    initialEntries: [path],
  });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<RouterProvider router={router} />);
  return {
    element,
    shell,
    state,
    calls,
    breakApi: (fault, at = /^/) => void (broken = { fault, path: at }),
    signIn: (customer = 1) => shell.services.session.signIn(openSession(state, customer)),
    path: () => router.state.location.pathname + router.state.location.search,
    close() {
      root.unmount();
      element.remove();
    },
  };
}
