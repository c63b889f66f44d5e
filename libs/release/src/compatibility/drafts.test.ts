import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import type { ComparedRelease, Reachable } from './compared-release.ts';
import { draftChanges } from './drafts.ts';

const text = { type: 'string' };
const number = { type: 'number' };

/** A release of booking that keeps one draft. */
const keeping = (
  version: number,
  schema: object,
  earlier?: Readonly<Record<string, object>>,
): ComparedRelease =>
  z.parse(z.custom<ComparedRelease>(), {
    id: 'booking',
    version: `00000000000${version}`,
    surface: { drafts: { trip: { version, schema, ...(earlier && { earlier }) } } },
  });

const changes = (candidate: ComparedRelease, before: ComparedRelease): string[] =>
  draftChanges(candidate, z.parse(z.custom<Reachable>(), { releases: [before] }));

const first = keeping(1, text);

test('a release with a new version that reads and keeps the one before may go live, and be rolled back', () => {
  const second = keeping(2, number, { 1: text });
  expect(changes(second, first)).toEqual([]);
  // After the rollback, releases built on the version before are as good as the live one.
  expect(changes(first, second)).toEqual([]);
  expect(changes(keeping(3, text, { 2: number, 1: text }), second)).toEqual([]);
});

test('a version that visitors may have and that a release cannot read is named', () => {
  const keeps = 'booking@000000000001 keeps it in browsers';
  expect(changes(keeping(2, number), first)).toEqual([
    `draft \`trip\` has version 2, but: version 2 does not read 1; ${keeps}`,
  ]);
  expect(changes(keeping(2, number, { 1: number }), first)).toEqual([
    `draft \`trip\` has version 2, but: it no longer takes string; ${keeps}`,
  ]);
  expect(changes(first, keeping(2, number))).toEqual([
    'draft `trip` has version 1, but: version 2 is not kept as 1; booking@000000000002 keeps it in browsers',
  ]);
});
