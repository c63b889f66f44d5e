import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overdueAfter, slowAfter, startLoad, type Before } from './load.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A load that succeeds or fails when the test says so. */
function begin() {
  const attempts: PromiseWithResolvers<string>[] = [];
  const failed = vi.fn();
  const before: (Before<string> | undefined)[] = [];
  const load = startLoad<string>((earlier) => {
    before.push(earlier);
    const attempt = Promise.withResolvers<string>();
    attempts.push(attempt);
    return attempt.promise;
  }, failed);
  const told: string[] = [];
  load.subscribe(() => told.push(load.getState().status));
  return { load, attempts, before, failed, told };
}

test('a part that loads at once is ready, and nothing changes later', async () => {
  const { load, attempts, told } = begin();
  expect(load.getState()).toEqual({ status: 'waiting' });
  attempts[0]?.resolve('a page');
  await expect(load.ready).resolves.toBe('a page');
  await vi.advanceTimersByTimeAsync(overdueAfter);
  expect([load.getState(), told]).toEqual([{ status: 'ready', value: 'a page' }, ['ready']]);
});

test('a loading part is slow after 5 s, overdue after 10 s, and still used when it arrives', async () => {
  const { load, attempts, told } = begin();
  await vi.advanceTimersByTimeAsync(slowAfter - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(overdueAfter - slowAfter);
  expect([slowAfter, overdueAfter, told]).toEqual([5000, 10_000, ['slow', 'overdue']]);
  attempts[0]?.resolve('a page');
  await load.ready;
  expect(load.getState()).toEqual({ status: 'ready', value: 'a page' });
});

test('a failed load is reported, never rejects, and can be retried', async () => {
  const { load, attempts, failed, told } = begin();
  const reason = new Error('offline');
  attempts[0]?.reject(reason);
  await vi.advanceTimersByTimeAsync(0);
  expect(load.getState()).toEqual({ status: 'failed' });
  expect(failed).toHaveBeenCalledExactlyOnceWith(reason, false);
  load.retry();
  load.retry();
  expect(attempts).toHaveLength(2);
  attempts[1]?.resolve('a page');
  await expect(load.ready).resolves.toBe('a page');
  expect(told).toEqual(['failed', 'waiting', 'ready']);
});

test('a listener that unsubscribed from a load is not called', async () => {
  const { load, attempts } = begin();
  const left = vi.fn();
  load.subscribe(left)();
  attempts[0]?.resolve('a page');
  await load.ready;
  expect(left).not.toHaveBeenCalled();
});

test('a part that is never ready stays until another release is here, and without one', async () => {
  const { load, attempts, before, failed, told } = begin();
  attempts[0]?.resolve('a page that waits');
  await load.ready;
  const isUnready = () => true;
  const first = load.replaceUnready(isUnready);
  expect(before[1]).toMatchObject({ hasThrown: true, isUnready });
  await expect(before[1]?.last).rejects.toThrow('never ready');
  attempts[1]?.reject(new Error('nothing else'));
  expect(await first).toBe(false);
  expect(load.getState()).toEqual({ status: 'ready', value: 'a page that waits' });
  const second = load.replaceUnready(isUnready);
  before[2]?.last.catch(() => undefined);
  attempts[2]?.resolve('a page');
  expect(await second).toBe(true);
  expect(load.getState()).toEqual({ status: 'ready', value: 'a page', isReplaced: true });
  expect([told, failed.mock.calls]).toEqual([['ready', 'ready'], []]);
});

test('a part that throws while another release is asked for because it is never ready loads by itself', async () => {
  const { load, attempts, before } = begin();
  attempts[0]?.resolve('a page that waits');
  await load.ready;
  const unready = load.replaceUnready(() => true);
  load.replace(new Error('planted'));
  for (const earlier of before) earlier?.last.catch(() => undefined);
  attempts[1]?.resolve('a page');
  expect([await unready, load.getState()]).toEqual([false, { status: 'waiting' }]);
  attempts[2]?.resolve('another page');
  await expect(load.ready).resolves.toBe('another page');
});

test('a part that loaded and then threw is wanted again, and what it threw is told apart', async () => {
  const { load, attempts, before, failed, told } = begin();
  attempts[0]?.resolve('a page that fails');
  await load.ready;
  load.retry();
  const thrown = new Error('planted');
  load.replace(thrown);
  load.replace(thrown);
  expect([load.getState(), before.map((earlier) => earlier?.hasThrown)]).toEqual([
    { status: 'waiting' },
    [undefined, true],
  ]);
  await expect(before[1]?.last).rejects.toBe(thrown);
  attempts[1]?.reject(thrown);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(thrown, true));
  load.retry();
  attempts[2]?.resolve('a page');
  await expect(load.ready).resolves.toBe('a page');
  expect(told).toEqual(['ready', 'waiting', 'failed', 'waiting', 'ready']);
});
