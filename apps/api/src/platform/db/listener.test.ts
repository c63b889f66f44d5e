import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { isEmbedded, newPostgresUrl } from '../../testing/test-database.ts';
import { openPostgres } from './database.ts';
import { listenToServer } from './listener.ts';

test.skipIf(isEmbedded)(
  'a connection that is lost is opened again, and says meanwhile that it hears nothing',
  async () => {
    const url = await newPostgresUrl(inject('postgresTemplate'));
    const { db, close } = openPostgres(url, () => {});
    const losses: Error[] = [];
    let heard = 0;
    const options = { url, onError: (error: Error) => losses.push(error), again: 50 };
    const listener = listenToServer(options, () => (heard += 1));
    onTestFinished(async () => {
      await listener.stop();
      await close();
    });
    await expect.poll(() => listener.isHeard()).toBe(true);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database() and query like 'listen%'`.execute(db);
    await expect.poll(() => losses.length).toBe(1);
    expect(listener.isHeard()).toBe(false);
    await expect.poll(() => listener.isHeard()).toBe(true);
    const before = heard;
    await sql`select pg_notify('events', '')`.execute(db);
    await expect.poll(() => heard).toBeGreaterThan(before);
  },
);
