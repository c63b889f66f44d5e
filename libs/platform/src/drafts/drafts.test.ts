import { z } from '@livree/contracts/schema';
import { expect, test, vi } from 'vitest';
import type { DraftOptions, EarlierDraft } from '../shell-services.ts';
import { memoryStore } from '../storage/key-value-store.ts';
import { createDrafts } from './drafts.ts';
import { removeOldDrafts } from './remove-old-drafts.ts';

const one = z.object({ from: z.string() });
const two = z.object({ from: z.string(), to: z.string() });
const three = z.object({ way: z.tuple([z.string(), z.string()]), bags: z.number() });

const oneAndTwo: EarlierDraft = {
  version: 1,
  schema: one,
  up: (data, last) => ({ to: '', ...z.safeParse(two, last).data, ...z.parse(one, data) }),
  down: (data) => z.parse(one, data),
};
const twoAndThree: EarlierDraft = {
  version: 2,
  schema: two,
  up(data, last) {
    const { from, to } = z.parse(two, data);
    return { bags: 0, ...z.safeParse(three, last).data, way: [from, to] };
  },
  down(data) {
    const [from, to] = z.parse(three, data).way;
    return { from, to };
  },
};
const releases: readonly DraftOptions<unknown>[] = [
  { name: 'trip', version: 1, schema: one },
  { name: 'trip', version: 2, schema: two, earlier: [oneAndTwo] },
  { name: 'trip', version: 3, schema: three, earlier: [twoAndThree, oneAndTwo] },
];

/** The drafts of one browser, which each release opens in turn. */
function openBrowser() {
  const dropped = vi.fn();
  let now = Date.parse('2027-01-05T08:00:00Z');
  const store = memoryStore();
  const clock = { now: () => new Date(now) };
  const drafts = createDrafts(store, clock, dropped);
  const release = (version: number) =>
    drafts.open(releases[version - 1] ?? { name: '', version, schema: one });
  return { release, dropped, store, clock, wait: (hours: number) => void (now += hours * 3_600_000) };
}

test('a draft goes up and down through three versions without loss', () => {
  const { release, dropped } = openBrowser();
  release(1).write({ from: 'Paris' });
  expect(release(2).read()).toEqual({ from: 'Paris', to: '' });
  release(2).write({ from: 'Paris', to: 'Lyon' });
  expect(release(3).read()).toEqual({ way: ['Paris', 'Lyon'], bags: 0 });
  release(3).write({ way: ['Paris', 'Lyon'], bags: 4 });
  expect([release(2).read(), release(1).read()]).toEqual([{ from: 'Paris', to: 'Lyon' }, { from: 'Paris' }]);
  release(1).write({ from: 'Nice' });
  expect(release(2).read()).toEqual({ from: 'Nice', to: 'Lyon' });
  expect(release(3).read()).toEqual({ way: ['Nice', 'Lyon'], bags: 4 });
  expect(dropped).not.toHaveBeenCalled();
});

test('a release that a rollback brought back loses nothing that it does not know, and is not blamed', () => {
  const { release, dropped, store } = openBrowser();
  createDrafts(store, { now: () => new Date('2027-01-05T08:00:00Z') }, dropped)
    .open({ name: 'trip', version: 2, schema: two })
    .write({ from: 'Paris', to: 'Lyon' });
  expect(release(1).read()).toBeUndefined();
  expect(release(2).read()).toEqual({ from: 'Paris', to: 'Lyon' });
  expect(dropped).not.toHaveBeenCalled();
});

test('a draft that its own version cannot read is dropped with a notice, and an old one without', () => {
  const { release, dropped, store, wait } = openBrowser();
  release(1).write({ from: 7 });
  expect(release(1).read()).toBeUndefined();
  expect([dropped.mock.calls.length, store.keys()]).toEqual([1, []]);
  release(1).write({ from: 'Paris' });
  wait(25);
  expect(release(1).read()).toBeUndefined();
  expect(dropped).toHaveBeenCalledTimes(1);
});

test('a draft that no form opens again is deleted after a day, and nothing else is', () => {
  const { release, store, clock, wait } = openBrowser();
  release(1).write({ from: 'Paris' });
  store.write('campaign', 'spring');
  wait(24);
  removeOldDrafts(store, clock);
  expect(store.keys()).toEqual(['draft:trip', 'campaign']);
  wait(1);
  removeOldDrafts(store, clock);
  expect(store.keys()).toEqual(['campaign']);
});
