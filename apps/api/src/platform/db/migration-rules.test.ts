import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findContractions } from '../../testing/migration-rules.ts';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Migrations from before the rule, which no installation runs beside an older version. A later contraction joins the
 * list with the release since which nothing uses what it removes.
 */
const past: readonly string[] = [
  '0200-identity-attempts',
  '0244-fleet-orders',
  '0260-blog-editing',
  '0270-provider-answers',
  '0271-reservation-lists',
  '0272-taken-payments',
  '0300-refund-requests',
  '0301-keyed-requests',
  '0302-attempts',
  '0303-hold-limits',
  '0340-open-sessions',
  '0351-notifications',
  '0500-seeded-articles',
];

describe('a migration that would break the running version is refused', () => {
  test.each([
    ['alter table reservations drop column note', 'drops a column'],
    ['drop table reservations', 'drops what'],
    ['drop index reservations_by_status', 'drops what'],
    ['alter table reservations rename column note to remark', 'renames what'],
    ['alter table reservations rename to rides', 'renames what'],
    ['alter table reservations alter column note set not null', 'refuses null'],
    ['alter table reservations alter column note type jsonb using note::jsonb', 'changes the type'],
    ['alter table reservations alter column note drop default', 'drops a default'],
    ['alter table reservations add column note text not null', 'without a default'],
    ['alter table reservations add column code uuid default gen_random_uuid()', 'writes every row'],
    ['alter table reservations add column code text unique', 'builds an index'],
    ['alter table reservations add check (note <> $$$$)', 'checks every row'],
    ['alter table reservations add unique (note)', 'builds an index'],
    ['create index reservations_by_note on reservations (note)', 'builds an index'],
    ['create table t (id integer); alter table reservations drop column note', 'drops a column'],
  ])('%s', async (text, fault) => {
    expect(await findContractions(text)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    'create table notes (id integer not null); create index notes_by_id on notes (id)',
    'alter table reservations add column note text',
    "alter table reservations add column note text not null default ''",
    'alter table reservations add column noted_at timestamptz not null default now()',
    'alter table reservations alter column note drop not null',
    'alter table reservations add check (note <> $$$$) not valid',
    'alter table reservations validate constraint reservations_note_check',
    'create index concurrently if not exists reservations_by_note on reservations (note)',
    'create index vehicles_by_seats on vehicles (seats)',
  ])('but not: %s', async (text) => {
    expect(await findContractions(text)).toEqual([]);
  });
});

test('every migration suits the version that is running, but for a list of past ones, which all exist', async () => {
  const faults = new Map<string, string[]>();
  for (const name of readdirSync(folder)) {
    const found = await findContractions(readFileSync(join(folder, name), 'utf8'));
    if (found.length > 0) faults.set(name.replace('.sql', ''), found);
  }
  expect([...faults.keys()].toSorted()).toEqual(past);
});
