import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { planKill } from './faults.ts';
import { startLoad } from './load/load.ts';
import { measure, formatTable, type Measured } from './measure.ts';
import { startSmallCluster } from './small-cluster.ts';
import { judge } from './verdict.ts';

const nothing = { lost: 0, doubleRides: 0, doubleCharges: 0, faultyPapers: 0, withoutMail: 0 };
const calm = 1500;

/** Does once what must never happen, so that the verdict is seen to find it. */
async function spoil(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const fault of [
    'alter table reservations drop constraint reservations_no_overlap',
    'alter table occupations drop constraint occupations_no_overlap',
    'alter table sandbox_intents drop constraint sandbox_intents_captures_check',
    `update reservations r set during = o.during, vehicle_id = o.vehicle_id from reservations o
     where r.id = (select max(id) from reservations where status = 'confirmed')
       and o.id = (select min(id) from reservations where status = 'confirmed')`,
    'update sandbox_intents set captures = 2 where id = (select min(id) from sandbox_intents where captures = 1)',
    `delete from ride_documents where id = (select max(id) from ride_documents)`,
    `delete from dev_mails m using reservations r where r.id = (select min(id) from reservations where status = 'confirmed')
       and m.body like '%' || r.reference || '%'`,
  ])
    await client.query(fault);
  await client.end();
}

it('with two processes of each role, killing one of each loses no ride, books no vehicle twice and charges no card twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livree-small-cluster-'));
  chmodSync(folder, 0o755);
  const { origin, databaseUrl, roles, stop } = await startSmallCluster(folder);
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const load = await startLoad(origin, { customers: 3, readers: 2, pause: 300 });
  const rows: Measured[] = [];
  const judgeNow = () => judge(databaseUrl, load.booked);
  for (const [one] of [roles.apis, roles.gateways, roles.workers])
    if (one !== undefined) rows.push(await measure(load, planKill(one), judgeNow, calm));
  await load.stop();
  process.stdout.write(`${formatTable(rows)}\n`);
  await expect.poll(judgeNow, { timeout: 30_000 }).toEqual(nothing);
  expect(rows).toHaveLength(3);
  expect(load.booked.length).toBeGreaterThan(20);
  await spoil(databaseUrl);
  expect(await judge(databaseUrl, [...load.booked, { id: 0, state: 'booked' }])).toEqual({
    lost: 1,
    doubleRides: 1,
    doubleCharges: 1,
    faultyPapers: 1,
    withoutMail: 1,
  });
});
