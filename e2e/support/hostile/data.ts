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
    why: 'an empty frame has functions of its own, and the policy of the page: it can act in this browser, and send nothing elsewhere',
    async run() {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const answer = await frame.contentWindow?.fetch('/backend/public/api/vehicules');
      frame.remove();
      return answer?.status === 200;
    },
  },
];
