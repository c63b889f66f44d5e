import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { waitingJobs } from '../platform/jobs/index.ts';
import { type ApiProcess, newPlace, type Place, removePlace, startApi } from '../testing/api-process.ts';
import { findBaseVersion, unpackBaseApi } from '../testing/base-version.ts';
import { isEmbedded } from '../testing/test-database.ts';
import {
  bookOnWire,
  callWire,
  cancelOnWire,
  readRideOnWire,
  registerOnWire,
  signInOnWire,
} from '../testing/wire-customer.ts';

const patienceMs = 300_000;
const operator = { email: 'operator@example.org', password: 'douze mots que personne ne sait' };
const paid = ['confirmed', 'paid'];
const cancelled = ['cancelled', 'refunded'];

/** Level 50 is an error. */
const findErrors = (api: ApiProcess): string[] =>
  api
    .log()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));

async function finishJobs(place: Place): Promise<void> {
  const { db, close } = await place.open();
  await expect.poll(() => waitingJobs(db), { timeout: patienceMs, interval: 200 }).toEqual([]);
  await close();
}

const description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Asks for everything that the API describes and that a session may read, with a ride wherever an identifier is asked for. */
async function readAll(base: string, token: string, rideId: number): Promise<Record<string, number>> {
  const { paths } = await callWire(base, { path: '/openapi.json' }, description);
  const asked = Object.entries(paths).flatMap(([path, calls]) => ('get' in calls ? [path] : []));
  const statuses: Record<string, number> = {};
  for (const path of asked) {
    const url = `${base}${path.replaceAll(/\{\w+\}/g, String(rideId))}`;
    const answer = await fetch(url, { redirect: 'manual', headers: { authorization: `Bearer ${token}` } });
    statuses[path] = answer.status;
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel();
    else await answer.arrayBuffer();
  }
  return statuses;
}

test.skipIf(isEmbedded)(
  'the version that customers use lives with the migrations of this one, alone and beside it',
  async ({ skip }) => {
    const { commit, missing } = findBaseVersion();
    if (missing !== undefined) skip(missing);
    const place = await newPlace();
    onTestFinished(() => removePlace(place));
    const settings = {
      LIVREE_OPERATOR_EMAIL: operator.email,
      LIVREE_OPERATOR_PASSWORD: operator.password,
      LIVREE_SECOND_FACTOR: 'off',
      LIVREE_API_DESCRIPTION: 'on',
    };
    const main = unpackBaseApi(commit, join(place.folder, 'base'));

    const base = await startApi(place, { main, settings });
    onTestFailed(() => void process.stderr.write(`${findErrors(base).join('\n')}\n`));
    const customer = await registerOnWire(base.base);
    const kept = await bookOnWire(base.base, customer, 5);
    const dropped = await bookOnWire(base.base, customer, 6);
    expect(await readRideOnWire(base.base, customer, kept)).toEqual(paid);
    await cancelOnWire(base.base, customer, dropped);
    await finishJobs(place);
    expect(await readRideOnWire(base.base, customer, dropped)).toEqual(cancelled);

    const current = await startApi(place, { settings });
    const later = await bookOnWire(current.base, customer, 7);
    expect(await readRideOnWire(base.base, customer, later)).toEqual(paid);
    await cancelOnWire(base.base, customer, later);
    await cancelOnWire(current.base, customer, kept);
    await finishJobs(place);
    for (const [api, id] of [
      [base, kept],
      [current, later],
    ] as const)
      expect(await readRideOnWire(api.base, customer, id)).toEqual(cancelled);

    const signedIn = await signInOnWire(base.base, operator.email, operator.password);
    const statuses = await readAll(base.base, signedIn, kept);
    expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);
    expect(Object.values(statuses).filter((status) => status === 200).length).toBeGreaterThan(80);

    for (const api of [base, current]) {
      expect(await api.end('SIGTERM')).toBe(0);
      expect(findErrors(api)).toEqual([]);
    }
  },
  patienceMs,
);
