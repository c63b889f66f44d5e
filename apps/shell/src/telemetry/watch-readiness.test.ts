// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import type { TelemetryReport } from '@livree/document';
import type { SessionState } from '@livree/platform/shell';
import type { BrowserComposition } from '@livree/release';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore, type StoreApi } from 'zustand';
import { createVisit, type Visit } from '../host/visit.ts';
import { createActs } from '../problem/acts.ts';
import { startLoad, type Load } from '../remotes/load.ts';
import { watchReadiness } from './watch-readiness.ts';

const composition = z.parse(z.custom<BrowserComposition>(), {
  shell: 'aaaaaaaaaaaa',
  remotes: [
    { id: 'booking', version: 'bbbbbbbbbbbb', paths: [{ path: '/reservation', access: 'public' }] },
    { id: 'payments', version: 'cccccccccccc', paths: [{ path: '/payments', access: 'customer' }] },
  ],
});

/** Long enough for a part to be found. */
const patience = 25_000;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let sent: TelemetryReport[];
/** The parts of this visit, and those that another release was asked to take the place of. */
let parts: Load<unknown>[];
let replaced: Load<unknown>[];
/** Whether another release comes when it is asked for. */
let isReplaced: boolean;
let acts: ReturnType<typeof createActs>;
let session: StoreApi<SessionState>;
let visit: Visit;
/** What tells that something arrived over the network. */
let arrive: () => void;

const told = () =>
  sent.splice(0).flatMap((report) => (report.kind === 'error' ? [[report.remote, report.cause]] : []));
const makeStamp = (part: string) => ({ remote: part, version: 'known', language: 'fr' as const });
const send = (report: TelemetryReport) => void sent.push(report);

/** A part of this visit. */
function plantPart(hasLoaded = true): Load<never> {
  const load = startLoad<never>(
    () =>
      hasLoaded ? z.parse(z.custom<Promise<never>>(), Promise.resolve({})) : new Promise(() => undefined),
    () => undefined,
  );
  const part = {
    ...load,
    async replaceUnready() {
      replaced.push(part);
      return isReplaced;
    },
  };
  parts.push(part);
  return part;
}

/** A placeholder in a part of a remote; what it returns takes it away. */
function place(remote: string, part = plantPart()): () => void {
  const report = () =>
    send({ ...makeStamp(remote), kind: 'error', name: 'never-ready: Error', cause: 'never-ready' });
  part.waits.add(report);
  return () => void part.waits.delete(report);
}

/** A page of this address. */
function open(path: string, { hasWords = true, hasTakenOver = true, hasLoaded = true } = {}): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<main>${hasWords ? '<h1>Réserver</h1>' : '<div></div>'}</main>`;
  if (hasTakenOver) visit.show(path);
  const pages = new Map<string, Load<never>>();
  const page = (_remote: string, name: string) => {
    const part = pages.get(name) ?? plantPart(hasLoaded);
    pages.set(name, part);
    return part;
  };
  const library = { page, parts: () => parts };
  watchReadiness({ composition, makeStamp, send, acts, session, visit, library });
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  parts = [];
  replaced = [];
  isReplaced = true;
  visit = createVisit({ serverRendered: true, firstPathname: '/reservation' });
  acts = createActs();
  session = createStore<SessionState>(() => ({ status: 'anonymous' }));
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear: () => void) {
        arrive = hear;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a part that says that it is not ready', () => {
  test('is reported and replaced after 20 s, once, against its own release, whoever owns the page', async () => {
    open('/reservation');
    const part = plantPart();
    place('payments', part);
    place('payments', part);
    await wait(18_000);
    expect([told(), replaced]).toEqual([[], []]);
    await wait(patience);
    arrive();
    await wait(2 * patience);
    expect([told(), replaced]).toEqual([[['payments', 'never-ready']], [part]]);
  });

  test('asks three times for another release, as long as none comes', async () => {
    isReplaced = false;
    open('/reservation');
    place('booking');
    await wait(2 * patience);
    expect(replaced).toHaveLength(2);
    await wait(4 * patience);
    expect([told(), replaced.length]).toEqual([[['booking', 'never-ready']], 3]);
  });

  test.each([
    ['a dialog is open', '<div role="dialog"></div>'],
    ['a picture is shown large', '<main><h1>Galerie</h1><dialog open></dialog></main>'],
    ['the visitor is in a frame', '<iframe tabindex="0"></iframe>'],
  ])('is reported, and stays while %s', async (_, element) => {
    open('/reservation');
    place('booking');
    document.body.insertAdjacentHTML('beforeend', element);
    document.querySelector('iframe')?.focus();
    await wait(patience);
    expect([told(), replaced]).toEqual([[['booking', 'never-ready']], []]);
    document.body.lastElementChild?.remove();
    await wait(patience);
    expect(replaced).toHaveLength(1);
  });

  test('and becomes ready in time is no failure', async () => {
    open('/reservation');
    const end = place('booking');
    await wait(15_000);
    end();
    place('booking');
    await wait(15_000);
    expect(told()).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ['in a tab in the background', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['without a connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'while a script of its release is on the way',
      () => document.body.append(Object.assign(document.createElement('script'), { id: 'late' })),
    ],
  ])('%s is not judged', async (_, disturb) => {
    open('/reservation');
    place('booking');
    disturb();
    document.querySelector('#late')?.setAttribute('data-rspack', 'booking:step');
    await wait(3 * patience);
    expect(told()).toEqual([]);
  });

  test('while something still arrives is not judged, and is once nothing does', async () => {
    open('/reservation');
    place('booking');
    for (let answer = 0; answer < 6; answer += 1) {
      arrive();
      await wait(9_000);
    }
    expect(told()).toEqual([]);
    await wait(patience);
    expect(told()).toEqual([['booking', 'never-ready']]);
  });

  test.each([
    ['that did not answer', undefined],
    ['that is broken', 503],
  ])('is never blamed for an API %s', async (_, status) => {
    open('/reservation');
    const response = status === undefined ? undefined : { status, headers: new Headers(), body: undefined };
    acts.note({ kind: 'call', method: 'GET', path: '/vehicules', began: Date.now(), response });
    await wait(5_000);
    place('booking');
    await wait(4 * patience);
    expect(told()).toEqual([]);
  });

  test('is not judged by looks that a sleeping device left out', async () => {
    open('/reservation');
    place('booking');
    for (let look = 0; look < 20; look += 1) {
      await wait(1_500);
      vi.setSystemTime(Date.now() + 60_000);
    }
    expect(told()).toEqual([]);
  });
});

describe('a page of a release that says nothing of itself', () => {
  test.each([
    ['that shows its words', '/reservation', {}, []],
    ['that shows no word', '/reservation', { hasWords: false }, ['booking']],
    ['that never takes over what the server rendered', '/reservation', { hasTakenOver: false }, ['booking']],
    ['whose release is still on the way', '/reservation', { hasTakenOver: false, hasLoaded: false }, []],
    ['that its visitor may not see', '/payments', { hasTakenOver: false }, []],
    ['that no remote owns', '/nowhere', { hasTakenOver: false }, []],
  ] as const)('%s', async (_, path, page, blamed) => {
    open(path, page);
    await wait(2 * patience);
    expect(told().map(([part]) => part)).toEqual(blamed);
    expect(replaced).toHaveLength(blamed.length);
  });

  test('that loses its words after it was ready', async () => {
    open('/reservation');
    await wait(patience);
    document.querySelector('main')?.replaceChildren();
    await wait(10_000);
    expect(told()).toEqual([]);
    await wait(patience);
    expect(told()).toEqual([['booking', 'never-ready']]);
  });

  test('that follows another one has to take over itself', async () => {
    open('/reservation');
    session.setState({
      status: 'signed-in',
      user: { id: 1, name: 'Claire', email: 'c@example.org', avatar: null },
    });
    await wait(patience);
    history.replaceState(null, '', '/payments');
    await wait(patience);
    expect(told()).toEqual([['payments', 'never-ready']]);
    history.replaceState(null, '', '/reservation');
    await wait(4_000);
    visit.show('/reservation');
    await wait(2 * patience);
    expect(told()).toEqual([]);
  });
});
