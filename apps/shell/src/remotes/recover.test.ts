// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import type { Remote } from '@livree/platform';
import { browserReleaseSchema, type BrowserRelease } from '@livree/release';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecoveryKit } from './federated-source.ts';
import { loadAfresh } from './load-afresh.ts';
import { recover } from './recover.ts';

vi.mock(import('./load-afresh.ts'), () => ({ loadAfresh: vi.fn() }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(loadAfresh).mockReset();
});

const named = (version: string) => {
  const file = { file: 'entry.js', integrity: `sha256-${'A'.repeat(43)}=`, bytes: 1 };
  return z.parse(z.custom<BrowserRelease>(), {
    id: 'booking',
    version,
    paths: [],
    provides: [],
    entry: file,
    expose: file,
  });
};
const failing = named('bbbbbbbbbbbb');
const good = named('aaaaaaaaaaaa');

/** The parts of the first script that matter here. */
const kit = z.parse(z.custom<RecoveryKit>(), {
  noteFields: () => new Map(),
  focusedField: () => null,
  parseRelease: (value: unknown) => z.parse(browserReleaseSchema, value),
});

/** Recovers the page of a release. What each release does when it is loaded afresh is given by its version. */
function begin(
  outcomes: Readonly<Record<string, 'loads' | 'fails' | 'hangs'>>,
  {
    answer = Response.json(good),
    last = Promise.reject(new Error('not found')),
    hasThrown = false,
    isWanted = () => true,
  }: { answer?: Response; last?: Promise<string>; hasThrown?: boolean; isWanted?: () => boolean } = {},
) {
  const asked = vi.fn(async () => answer);
  vi.stubGlobal('fetch', asked);
  vi.mocked(loadAfresh).mockImplementation(({ version }) => {
    const remote = z.parse(z.custom<Remote>(), { id: version });
    if (outcomes[version] === 'loads') return Promise.resolve(remote);
    return outcomes[version] === 'hangs' ? new Promise(() => {}) : Promise.reject(new Error('fails too'));
  });
  const onReplaced = vi.fn();
  const assemble = async (loading: Promise<Remote>) => `the page of ${(await loading).id}`;
  const part = recover({ release: failing, last, hasThrown, isWanted, assemble, onReplaced }, kit);
  part.catch(() => undefined);
  const loaded = () => vi.mocked(loadAfresh).mock.calls.map(([{ version }]) => version);
  return { part, asked, onReplaced, loaded };
}

test('what fails once is loaded again from the same release, and nothing else is asked for', async () => {
  const { part, asked, onReplaced } = begin({ [failing.version]: 'loads' });
  await expect(part).resolves.toBe(`the page of ${failing.version}`);
  expect([asked.mock.calls, onReplaced.mock.calls]).toEqual([[], []]);
});

test('what fails twice comes from the last good release', async () => {
  const { part, asked, onReplaced, loaded } = begin({ [good.version]: 'loads' });
  await expect(part).resolves.toBe(`the page of ${good.version}`);
  expect(asked).toHaveBeenCalledWith('/last-good/booking/bbbbbbbbbbbb', expect.anything());
  expect(onReplaced.mock.lastCall?.[0]).toMatchObject({ version: good.version });
  expect(loaded()).toEqual([failing.version, good.version]);
});

test('what threw is not run a third time', async () => {
  const { part, loaded } = begin({ [good.version]: 'loads' }, { hasThrown: true });
  await expect(part).resolves.toBe(`the page of ${good.version}`);
  expect(loaded()).toEqual([good.version]);
});

test.each([
  ['before it is loaded', 0],
  ['while it loads', 1],
])('a release is not shown that nobody wants any more %s', async (_, answers) => {
  const wanted = [true, true].slice(0, answers);
  const isWanted = () => wanted.shift() ?? false;
  const { part, onReplaced, loaded } = begin({ [good.version]: 'loads' }, { hasThrown: true, isWanted });
  await expect(part).rejects.toThrow();
  expect([loaded().length, onReplaced.mock.calls]).toEqual([answers, []]);
});

test('what hangs twice comes from the last good release after two seconds', async () => {
  const { part, loaded } = begin(
    { [failing.version]: 'hangs', [good.version]: 'loads' },
    { last: new Promise(() => {}) },
  );
  await vi.advanceTimersByTimeAsync(1_999);
  expect(loaded()).toEqual([failing.version]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).resolves.toBe(`the page of ${good.version}`);
});

test('what was late and arrives meanwhile is used, and the release is not blamed', async () => {
  const last = new Promise<string>((resolve) => void setTimeout(resolve, 500, 'the late page'));
  const { part, onReplaced } = begin({ [failing.version]: 'hangs' }, { last });
  await vi.advanceTimersByTimeAsync(500);
  await expect(part).resolves.toBe('the late page');
  expect(onReplaced).not.toHaveBeenCalled();
});

test.each<[string, Response]>([
  ['there is no other release', new Response(null, { status: 204 })],
  ['the gateway refuses to answer', new Response('', { status: 429 })],
  ['the answer is no release', Response.json({ version: 'x' })],
])('the failure stays if %s', async (_why, answer) => {
  const { part, onReplaced, loaded } = begin({}, { answer });
  await expect(part).rejects.toThrow();
  expect([onReplaced.mock.calls, loaded()]).toEqual([[], [failing.version]]);
});
