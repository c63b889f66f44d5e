import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from './ask.ts';
import { planKill } from './faults.ts';
import { findBrokenLimits, findMissingRides } from './limits.ts';
import { startLoad } from './load/load.ts';
import { findFaultyMails, judgeMails, mailPatience } from './mails.ts';
import { measure, formatTable, type Measured } from './measure.ts';
import { startSmallCluster } from './small-cluster.ts';
import { describeVerdict, judge } from './verdict.ts';

const nothing = { lost: 0, doubleRides: 0, doubleCharges: 0, faultyPapers: 0, unsettled: 0 };
const calm = 1500;

async function change(databaseUrl: string, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await ask(databaseUrl, statement);
}

/** Does once what must never happen, so that the verdict is seen to find it. */
const spoil = (databaseUrl: string): Promise<void> =>
  change(
    databaseUrl,
    'alter table reservations drop constraint reservations_no_overlap',
    'alter table occupations drop constraint occupations_no_overlap',
    `update reservations r set during = o.during, vehicle_id = o.vehicle_id from reservations o
     where r.id = (select max(id) from reservations where status = 'confirmed')
       and o.id = (select min(id) from reservations where status = 'confirmed')`,
    // A charge of which we know nothing, as a crash between the provider's answer and our record leaves one.
    `insert into sandbox_intents (id, kind, status, amount_cents, currency, captures, reference, description, language,
       return_path, idempotency_key, request_hash, created_at)
     select id || '-2', kind, status, amount_cents, currency, captures, reference || '9', description, language,
       return_path, idempotency_key || '9', request_hash, created_at
     from sandbox_intents where reference = (select 'res-' || min(id) || '-1' from reservations where status = 'confirmed')`,
    // A cancelled ride whose money was never given back.
    `delete from sandbox_refunds where id = (select min(id) from sandbox_refunds)`,
    `delete from ride_documents where id = (select max(id) from ride_documents)`,
  );

it(
  'with two processes of each role, killing one of each loses no ride and no mail, books no vehicle twice and charges no card twice',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livree-small-cluster-'));
    chmodSync(folder, 0o755);
    const { origin, databaseUrl, roles, mailroom, stop } = await startSmallCluster(folder);
    onTestFinished(async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const load = await startLoad(origin, { customers: 3, readers: 2, pause: 300 });
    const rows: Measured[] = [];
    const judgeNow = () => judge(databaseUrl, load.booked);
    for (const [one] of [roles.apis, roles.gateways, roles.workers])
      if (one !== undefined) rows.push(await measure(load, planKill(one), judgeNow, { calm }));
    expect(rows).toHaveLength(3);
    expect(load.refusals).toEqual([]);
    await load.stop();
    process.stdout.write(`${formatTable(rows)}\n`);
    expect([...rows.flatMap(findBrokenLimits), ...findMissingRides(load.booked.length, rows.length)]).toEqual(
      [],
    );
    const judgeBoth = async (): Promise<string[]> => [
      describeVerdict(await judgeNow()),
      ...findFaultyMails(await judgeMails(databaseUrl, mailroom.deliveries), rows.length),
    ];
    await expect.poll(judgeBoth, { timeout: mailPatience }).toEqual([describeVerdict(nothing)]);
    await spoil(databaseUrl);
    expect(await judge(databaseUrl, [...load.booked, { id: 0, state: 'booked' }])).toEqual({
      lost: 1,
      doubleRides: 1,
      doubleCharges: 1,
      faultyPapers: 1,
      unsettled: 2,
    });
  },
  180_000 + mailPatience,
);
