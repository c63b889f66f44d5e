import { expect, test } from 'vitest';
import { openTestApi, type TestApi, withTestApi } from '../../testing/test-api.ts';
import { announceChanges } from './commands/announce-changes.ts';
import { editions } from './editions.ts';
import { announceJob } from './legal.jobs.ts';

const api = withTestApi();

/** Runs the job that is due every quarter of an hour. */
async function checkEditions({ deps, jobs }: TestApi): Promise<void> {
  await deps.db.transaction().execute((trx) => jobs.send(trx, announceJob, {}));
  await jobs.drain();
}

/** The same database under an operator with another policy, a day later. */
async function withPolicy(run: (later: TestApi) => Promise<void>): Promise<void> {
  const { database } = api();
  const existing = { database: { ...database, close: async () => {} }, now: '2026-06-03T08:00:00.000Z' };
  const later = await openTestApi({ LIVREE_SELF_CANCEL_HOURS: '72' }, existing);
  try {
    await run(later);
  } finally {
    await later.close();
  }
}

test('the first version that customers see is not a change', async () => {
  await api().signUp();
  await checkEditions(api());
  await checkEditions(api());
  expect(api().mails).toEqual([]);
});

test('another policy is announced to every customer once, however often the job runs', async () => {
  const emails = ['claire@example.org', 'zoe@example.org'];
  for (const email of emails) await api().signUp(email);
  await checkEditions(api());
  await withPolicy(async (later) => {
    await Promise.all([checkEditions(later), announceChanges(later.deps)]);
    await later.signUp('new@example.org');
    await checkEditions(later);
    expect(later.mails.map(({ to }) => to).toSorted()).toEqual(emails);
    expect(later.mails[0]).toMatchObject({
      subject: 'Nos conditions générales changent le 3\u00a0juin 2026',
      text: expect.stringContaining('http://localhost:4200/terms?version=2026-05-01.72-24-2-50'),
    });
  });
});

test('a new edition is mailed when it is announced, in the customer’s language, and not again when it takes effect', async () => {
  await api().signUp();
  await api().deps.db.updateTable('users').set({ language: 'de' }).execute();
  const next = { effectiveFrom: '2026-07-10', announcedOn: '2026-06-03' };
  const known = { ...editions, privacy: [...editions.privacy, next] };
  const days = ['2026-06-02', '2026-06-03', '2026-06-04', '2026-07-11'];
  const told: number[] = [];
  for (const day of days) {
    api().clock.set(`${day}T08:00:00.000Z`);
    await announceChanges(api().deps, known);
    await api().jobs.drain();
    told.push(api().mails.length);
  }
  expect(told).toEqual([0, 1, 1, 1]);
  expect(api().mails[0]).toMatchObject({
    subject: 'Unsere Datenschutzerklärung ändert sich am 10.\u00a0Juli 2026',
    text: expect.stringContaining('/de/privacy?version=2026-07-10'),
  });
});

test('a deleted account gets no mail', async () => {
  await api().signUp();
  await checkEditions(api());
  await withPolicy(async (later) => {
    await announceChanges(later.deps);
    await later.deps.db.deleteFrom('users').execute();
    await later.jobs.drain();
    expect(later.mails).toEqual([]);
  });
});
