import type { HostileTry } from './hostile-try.ts';

/** Ways to reach what it should not know. */
export const dataTries: readonly HostileTry[] = [
  {
    name: 'makes a call that it does not declare',
    outcome: 'blocked',
    why: 'its transport is cut to the calls that the ledger has of its release',
    async run() {
      const context = Reflect.get(window, 'given');
      const call = {
        method: 'GET',
        path: '/settings',
        query: new URLSearchParams(),
        headers: {},
        session: 'none',
      };
      await context.api(call);
      return true;
    },
  },
  {
    name: 'replaces what cuts its services, and makes a call that it does not declare',
    outcome: 'out of reach',
    why: 'the cut runs in the same realm, with functions that any script can replace',
    async run() {
      const context = Reflect.get(window, 'given');
      const call = {
        method: 'GET',
        path: '/settings',
        query: new URLSearchParams(),
        headers: {},
        session: 'none',
      };
      const own = RegExp.prototype.test;
      Reflect.set(RegExp.prototype, 'test', () => true);
      const answer = context.api(call);
      await new Promise((resolve) => setTimeout(resolve));
      Reflect.set(RegExp.prototype, 'test', own);
      return (await answer).status > 0;
    },
  },
  {
    name: 'finds the shell’s whole services in React’s tree',
    outcome: 'out of reach',
    why: 'React hangs its tree on the elements of the page, and the loader its modules on the window',
    async run() {
      const root = document.querySelector('main')?.parentElement ?? document.body;
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
      let fiber = Reflect.get(root, key);
      while (fiber && fiber.memoizedProps?.value?.services === undefined) fiber = fiber.child;
      const query = new URLSearchParams();
      const call = { method: 'GET', path: '/settings', query, headers: {}, session: 'none' };
      return (await fiber.memoizedProps.value.services.api(call)).status > 0;
    },
  },
  {
    name: 'changes an answer that other parts have got',
    outcome: 'out of reach',
    why: 'all parts share one memory of answers; the API signs each price, and an order is compared with what its page showed',
    run() {
      const { queries } = Reflect.get(window, 'given');
      const [query] = queries.getQueryCache().getAll();
      const own = query.state.data;
      queries.setQueryData(query.queryKey, 'changed');
      const isChanged = queries.getQueryData(query.queryKey) === 'changed';
      queries.setQueryData(query.queryKey, own);
      return isChanged;
    },
  },
  {
    name: 'calls the API past the shell',
    outcome: 'detected',
    why: 'the shell compares the answers that the page reads with the calls that it made',
    async run() {
      const answer = await fetch('/backend/public/api/settings');
      return (await answer.text()) !== '';
    },
  },
  {
    name: 'reads the cookies of the session',
    outcome: 'blocked',
    why: 'they are `HttpOnly`',
    run: () => /device|operator|visit/.test(document.cookie),
  },
  {
    name: 'reads the storage of another part',
    outcome: 'out of reach',
    why: 'all scripts of one origin share it: the shell’s stores refuse the keys of others, `localStorage` itself cannot',
    run: () => localStorage.getItem('cookie-preferences') !== null,
  },
  {
    name: 'uses a token of this browser elsewhere',
    outcome: 'blocked',
    why: 'a token counts with the `HttpOnly` cookie of the browser that got it',
    async run() {
      const api = '/backend/public/api/auth';
      const password = 'un secret de passage 42';
      const person = {
        name: 'Ines Passage',
        email: `ines-${Date.now()}@example.org`,
        phone: '0612345678',
        password,
      };
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const body = JSON.stringify({ ...person, password_confirmation: password });
      const { data } = await (await fetch(`${api}/register`, { method: 'POST', headers, body })).json();
      const authorization = `Bearer ${data.token}`;
      const [here, elsewhere] = await Promise.all(
        (['same-origin', 'omit'] as const).map((credentials) =>
          fetch(`${api}/me`, { headers: { authorization }, credentials }),
        ),
      );
      return here?.status !== 200 || elsewhere?.status !== 401;
    },
  },
  {
    name: 'listens to what the visitor types',
    outcome: 'out of reach',
    why: 'all parts share one document; cards are typed into a frame of another document',
    run() {
      let heard = false;
      addEventListener('keydown', () => (heard = true), { capture: true, once: true });
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      return heard;
    },
  },
  {
    name: 'calls the API from an empty frame',
    outcome: 'out of reach',
    why: 'an empty frame has functions of its own, and the policy of the page: it can act in this browser, and send to this site alone',
    async run() {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const answer = await frame.contentWindow?.fetch('/backend/public/api/vehicules');
      frame.remove();
      return answer?.status === 200;
    },
  },
  {
    name: 'leaves what it knows in an account of its own at this site',
    outcome: 'out of reach',
    why: 'whoever may call the API in this browser may open an account, write into it, and read it elsewhere with its password',
    async run() {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const password = 'un secret de passage 43';
      const person = { name: 'What it knows', email: `told-${Date.now()}@example.org`, phone: '0612345678' };
      const answer = await frame.contentWindow?.fetch('/backend/public/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...person, password, password_confirmation: password }),
      });
      frame.remove();
      return answer?.ok;
    },
  },
];
