import type { HostileTry } from './hostile-try.ts';

const pinned = 'the shell pins what it calls before a remote runs';
const compared = 'the shell compares them every few seconds; `publish` refuses it too';

/** Ways to change what all parts of the page share. */
export const sharedPageTries: readonly HostileTry[] = [
  {
    name: 'replaces `fetch`, to read the token in calls',
    outcome: 'blocked',
    why: pinned,
    run() {
      const own = window.fetch;
      Reflect.set(window, 'fetch', () => undefined);
      Reflect.defineProperty(window, 'fetch', { value: () => undefined });
      return window.fetch !== own;
    },
  },
  {
    name: 'replaces the beacon, to hide its failures',
    outcome: 'blocked',
    why: pinned,
    run() {
      const own = navigator.sendBeacon;
      Reflect.set(navigator, 'sendBeacon', () => true);
      return navigator.sendBeacon !== own;
    },
  },
  {
    name: 'replaces `history.pushState`',
    outcome: 'blocked',
    why: pinned,
    run() {
      const own = history.pushState;
      Reflect.set(history, 'pushState', () => undefined);
      return history.pushState !== own;
    },
  },
  {
    name: 'gives every object a property',
    outcome: 'blocked',
    why: 'the prototype of objects takes no new property',
    run: () => Reflect.set(Object.prototype, 'isAdmin', true) && 'isAdmin' in {},
  },
  {
    name: 'ends every timer, so that nobody looks any more',
    outcome: 'blocked',
    why: 'the shell looks when a worker says so',
    run() {
      for (let id = 0; id < 100_000; id += 1) clearInterval(id);
    },
  },
  {
    name: 'replaces what reports are made of, and makes a call that it does not declare',
    outcome: 'detected',
    why: pinned,
    async run() {
      Reflect.set(window, 'Blob', Object);
      Reflect.set(JSON, 'stringify', () => '');
      const query = new URLSearchParams();
      const call = { method: 'GET', path: '/settings', query, headers: {}, session: 'none' };
      await Reflect.get(window, 'given')
        .api(call)
        .catch(() => undefined);
      return true;
    },
  },
  {
    name: 'replaces a function of arrays',
    outcome: 'detected',
    why: compared,
    run() {
      const own = Array.prototype.map;
      Reflect.set(window, 'ownMap', own);
      return Reflect.set(
        Array.prototype,
        'map',
        function map(this: unknown[], ...given: Parameters<typeof own>) {
          return Reflect.apply(own, this, given);
        },
      );
    },
    undo: () => Reflect.set(Array.prototype, 'map', Reflect.get(window, 'ownMap')),
  },
  {
    name: 'hides the header by a style sheet of its own text',
    outcome: 'detected',
    why: 'the shell looks for it every few seconds; `publish` refuses it too',
    run() {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('header { display: none !important }');
      document.adoptedStyleSheets.push(sheet);
      return true;
    },
    undo: () => void document.adoptedStyleSheets.pop(),
  },
  {
    name: 'removes the header',
    outcome: 'detected',
    why: 'the shell looks for it every few seconds; `publish` refuses it too',
    run() {
      document.querySelector('header')?.remove();
      return true;
    },
  },
  {
    name: 'writes over a part of another team',
    outcome: 'out of reach',
    why: 'all parts share one document; `publish` sees what covers the header, traps Tab or changes a price',
    run() {
      const footer = document.querySelector('footer h2');
      if (footer) footer.textContent = 'Call this number instead';
      return footer !== null;
    },
  },
  {
    name: 'fills the cookies, so that the site refuses every further request',
    outcome: 'blocked',
    why: 'the gateway clears the cookies of a browser whose requests are too long because of them',
    async run() {
      for (let id = 0; id < 8; id += 1) document.cookie = `full${id}=${'x'.repeat(4_000)}; Path=/`;
      await fetch('/livez').catch(() => undefined);
      return !(await fetch('/livez')).ok;
    },
  },
  {
    name: 'adds a policy that lets no report out',
    outcome: 'out of reach',
    why: 'a document takes further policies from any script; its page then does nothing else either',
    async run() {
      const policy = document.createElement('meta');
      Object.assign(policy, { httpEquiv: 'Content-Security-Policy', content: "connect-src 'none'" });
      document.head.append(policy);
      return fetch('/livez').then(
        () => false,
        () => true,
      );
    },
  },
];
