import { expect, test } from 'vitest';
import { connectHost } from '../features/checkout/model/connect-host.ts';
import { createSandboxProvider, type SandboxForm } from '../features/checkout/model/sandbox-provider.ts';
import { connectFrame } from './frame-connection.ts';
import { listen, messageToHost, sendMessage, type Look, type MessageToHost } from './frame-protocol.ts';

const site = 'https://livree.example';
const frames = 'https://pay.livree.example';

interface FakeWindow extends EventTarget {
  readonly postMessage: Window['postMessage'];
}

/**
 * A window with a document of `own`: like a real one, it delivers asynchronously and only to the requested origin.
 */
function fakeWindow(own: string, peer: string, sender: () => unknown): FakeWindow {
  const target = new EventTarget();
  const postMessage = (data: unknown, origin: unknown): void => {
    const event = Object.assign(new Event('message'), {
      data: structuredClone(data),
      origin: peer,
      source: sender(),
    });
    if (origin === own) queueMicrotask(() => target.dispatchEvent(event));
  };
  return Object.assign(target, { postMessage });
}

/** A page of the site and a frame of another origin; each expects the other's. */
function joinedByWire() {
  const host: FakeWindow = fakeWindow(site, frames, () => frame);
  const frame: FakeWindow = fakeWindow(frames, site, () => host);
  let form: SandboxForm | undefined;
  const provider = createSandboxProvider({
    language: 'fr',
    now: () => new Date(2026, 10, 21),
    draw: (_place, drawn) => (form = drawn),
  });
  const told: string[] = [];
  const looks: Look[] = [];
  const send = connectHost({ own: frame, origin: site, host }, provider, (look) => looks.push(look));
  provider.mount(Object.create(null), {
    onReady: () => send({ type: 'ready' }),
    onFailed: (reason) => send({ type: 'failed', reason }),
    onSubmit: () => send({ type: 'submit' }),
  });
  const connection = connectFrame(
    { own: host, origin: frames, frame: () => frame },
    {
      onReady: () => told.push('ready'),
      onFailed: (reason) => told.push(`failed ${reason}`),
      onHeight: (height) => told.push(`height ${height}`),
      onSubmit: () => told.push('submit'),
    },
  );
  const fill = (number: string): void => {
    form?.type('number', number);
    form?.type('expiry', '429');
    form?.type('code', '123');
  };
  return { connection, told, looks, send, fill, form: () => form?.getState(), finish: form };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a frame that loaded first repeats that it is ready', async () => {
  const { told, send } = joinedByWire();
  send({ type: 'height', height: 212 });
  await settled();
  expect(new Set(told)).toEqual(new Set(['height 212', 'ready']));
});

test('a test card becomes a reference, and its number stays in the frame', async () => {
  const { connection, fill } = joinedByWire();
  fill('4000002760003184');
  expect(await connection.tokenize()).toEqual({
    kind: 'accepted',
    paymentMethodId: 'pm_card_threeDSecure2Required',
  });
});

test('a real card is refused in the frame, with a message', async () => {
  const { connection, fill, form } = joinedByWire();
  fill('5555555555554444');
  expect(await connection.tokenize()).toEqual({ kind: 'refused' });
  expect(form()?.faults).toEqual({ number: 'notATestCard' });
});

test("the provider's page shows until the customer returns, and typed values stay", async () => {
  const { connection, fill, form, finish } = joinedByWire();
  fill('4000002760003184');
  const outcome = connection.handleAction({ kind: 'challenge', url: '/api/sandbox/challenge/1' });
  await settled();
  expect(form()?.action?.url).toBe('/api/sandbox/challenge/1');
  finish?.finishAction('cancelled');
  expect(await outcome).toBe('cancelled');
  expect(form()).toMatchObject({ action: null, fields: { number: '4000 0027 6000 3184' } });
});

test("the page's language and theme reach the frame", async () => {
  const { connection, looks, form } = joinedByWire();
  connection.configure({ language: 'de', mode: 'dark', accent: 'red' }, 4200);
  await settled();
  expect(looks).toEqual([{ language: 'de', mode: 'dark', accent: 'red' }]);
  expect(form()?.language).toBe('de');
});

test('only well-formed messages of the frame itself and of the one expected origin count', () => {
  const own = new EventTarget();
  const frame = {};
  const heard: MessageToHost[] = [];
  listen({
    own,
    origin: frames,
    sender: () => frame,
    schema: messageToHost,
    onMessage: (message) => heard.push(message),
  });
  let data: unknown;
  sendMessage({ postMessage: (posted: unknown) => (data = posted) }, frames, { type: 'submit' });
  const deliver = (part: object): boolean =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin: frames, source: frame }, part));

  deliver({ origin: 'https://elsewhere.example' });
  deliver({ origin: site });
  deliver({ source: {} });
  deliver({ source: null });
  deliver({ data: { message: { type: 'submit' } } });
  deliver({ data: 'submit' });
  expect(heard).toEqual([]);
  deliver({});
  expect(heard).toEqual([{ type: 'submit' }]);
});
