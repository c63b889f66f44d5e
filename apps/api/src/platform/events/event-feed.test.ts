import { expect, onTestFinished, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { createEventFeed } from './event-feed.ts';

const api = withTestApi();
const deaf = () => ({ isHeard: () => false, stop: async () => {} });

function openFeed(pause?: number) {
  const { db } = api().deps;
  const feed = createEventFeed(db, deaf, pause);
  const ended = new AbortController();
  onTestFinished(async () => {
    ended.abort();
    await feed.stop();
  });
  const tell = (ids: readonly number[]) =>
    db
      .insertInto('events')
      .values(ids.map((id) => ({ type: 'insert', subject: 'reservations', subject_id: id })))
      .execute();
  return { batches: feed.follow(undefined, ended.signal), tell, end: () => ended.abort() };
}

test('without notices, as behind a pooler, what commits is found within two seconds', async () => {
  const { batches, tell } = openFeed();
  await batches.next();
  await tell([7]);
  const began = performance.now();
  expect((await batches.next()).value).toMatchObject({ events: [{ subject_id: 7 }] });
  expect(performance.now() - began).toBeLessThan(2500);
});

test('a reader who is far behind is told to read everything again', async () => {
  const { batches, tell } = openFeed();
  await batches.next();
  await tell(Array.from({ length: 501 }, (_, id) => id));
  expect((await batches.next()).value).toMatchObject({ hasMissed: true, events: [] });
});

test('a reader without news hears that there are none, and ends with its signal', async () => {
  const { batches, end } = openFeed(50);
  await batches.next();
  expect(await batches.next()).toEqual({ value: undefined, done: false });
  end();
  expect((await batches.next()).done).toBe(true);
});

test('who begins is told what changed in the seconds before', async () => {
  const { batches, tell } = openFeed();
  await tell([3]);
  expect((await batches.next()).value).toMatchObject({ hasMissed: false, events: [{ subject_id: 3 }] });
});
