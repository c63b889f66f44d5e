import type { TransportRequest } from '@livree/api-client';
import type { ErrorCode } from '@livree/contracts';
import { ShellProvider, type Remote } from '@livree/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, screen } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { usualClock } from '../clock.ts';
import { createFakeApi } from '../fake-api/fake-api.ts';
import type { FaultKind } from '../fake-api/faults.ts';
import { openSession } from '../fake-api/handlers/identity.ts';
import { FakeRefusal, type FieldFaults } from '../fake-api/refusal.ts';
import { createState, type FakeState } from '../fake-api/state.ts';
import { fakeShell, type FakeShell, type FakeShellOptions } from '../shell/fake-shell.ts';
import { fillJsdom } from './fill-jsdom.ts';
import { createPlace } from './harness-place.tsx';
import { harnessRoutes } from './harness-routes.tsx';
import { loadTexts } from './texts.ts';

/** Milliseconds that `findBy…` waits for a page on a busy machine. */
const patience = 15_000;

export interface OpenPage {
  /** The visitor, who clicks and types. */
  readonly user: UserEvent;
  /**
   * Clicks the first control with a role and a name. A page may have one for phones and one for wide screens; jsdom
   * shows both.
   */
  press(role: 'button' | 'link' | 'option' | 'tab', name: string | RegExp): Promise<void>;
  /** Replaces the text of the first field with a label. */
  fill(label: string | RegExp, text: string): Promise<void>;
  readonly element: HTMLElement;
  readonly shell: FakeShell;
  readonly state: FakeState;
  /** Every call so far, oldest first. */
  readonly calls: readonly TransportRequest[];
  /** The API's fault from now on, for every call, or for calls to matching paths. */
  breakApi(fault: FaultKind, path?: RegExp): void;
  /** The route with this id, such as `legal.read`, answers with this error from now on; without one, as usual. */
  refuse(route: string, code: ErrorCode | undefined, faults?: FieldFaults): void;
  /** Draws what the newest toast offers: the shell, which draws toasts, is not there. */
  showOffer(): void;
  /** Signs a customer in, like the login page; the first account by default. */
  signIn(customer?: number): void;
  /** The path of the current page. */
  path(): string;
  close(): void;
}

function first<Element>([element]: readonly Element[]): Element {
  if (element === undefined) throw new Error('nothing was found');
  return element;
}

/** The visitor's language, French by default, the operator's settings, and the clock of browser and API. */
export type Visit = Pick<FakeShellOptions, 'language' | 'config' | 'now'>;

/** Opens a page of a remote in a test's own document (jsdom), over the fake API and the fake shell. */
export async function openPage(
  remote: Remote,
  path: string,
  prepare: (state: FakeState, shell: FakeShell) => void = () => undefined,
  visit: Visit = {},
): Promise<OpenPage> {
  fillJsdom();
  const { i18n } = await loadTexts(remote, visit.language ?? 'fr');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const state = createState((visit.now ?? usualClock)());
  if (visit.config) state.config = visit.config;
  const calls: TransportRequest[] = [];
  const refusals = new Map<string, FakeRefusal>();
  let broken: { readonly fault: FaultKind; readonly path: RegExp } = { fault: 'off', path: /^/ };
  const findFault = ({ path: asked }: TransportRequest): FaultKind =>
    broken.path.test(asked) ? broken.fault : 'off';
  const shell = fakeShell({
    ...visit,
    connect: ({ token, language, now, expire }) => {
      const { transport } = createFakeApi({
        token,
        language,
        now,
        state,
        on401: expire,
        fault: findFault,
        refusal: (route) => refusals.get(route),
      });
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
        <I18nextProvider i18n={i18n}>
          <Outlet />
        </I18nextProvider>
      </QueryClientProvider>
    </ShellProvider>
  );
  const router = createMemoryRouter([{ element: around, children: harnessRoutes(remote) }], {
    initialEntries: [path],
  });
  configure({ asyncUtilTimeout: patience });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<RouterProvider router={router} />);
  const beside = document.body.appendChild(document.createElement('div'));
  const offer = createRoot(beside);
  const user = userEvent.setup();
  return {
    user,
    async press(role, name) {
      await user.click(first(await screen.findAllByRole(role, { name })));
    },
    async fill(label, text) {
      const field = first(await screen.findAllByLabelText(label, { selector: 'input, textarea' }));
      await user.clear(field);
      if (text !== '') await user.paste(text);
    },
    element,
    shell,
    state,
    calls,
    breakApi: (fault, at = /^/) => void (broken = { fault, path: at }),
    refuse(route, code, faults) {
      if (code === undefined) refusals.delete(route);
      else refusals.set(route, new FakeRefusal(code, {}, faults));
    },
    showOffer: () => offer.render(shell.toasts.getState().at(-1)?.below),
    signIn: (customer = 1) => shell.services.session.signIn(openSession(state, customer)),
    path: () => router.state.location.pathname + router.state.location.search,
    close() {
      root.unmount();
      offer.unmount();
      beside.remove();
      element.remove();
      // React Aria's own region for announcements, which it would write to after the document of the test is gone.
      document.querySelector('body > [data-live-announcer]')?.remove();
    },
  };
}
