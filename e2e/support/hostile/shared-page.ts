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
];
