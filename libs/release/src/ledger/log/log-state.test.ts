import { expect, it } from 'vitest';
import type { Act } from './acts.ts';
import { readLine, writeLine } from './entry.ts';
import { newPrivateKey, createSigner } from './keys.ts';
import { addLine, emptyState, type LogState } from './log-state.ts';

const at = '2027-01-01T00:00:00.000Z';
const [operator, blog] = [createSigner(newPrivateKey()), createSigner(newPrivateKey())];

const add = (state: LogState, text: string) => addLine(state, { text, entry: readLine(text) });

function grantedTo(team: string) {
  const state = emptyState(operator.key);
  const act: Act = { act: 'grant', team, key: blog.key, remotes: [team] };
  add(state, writeLine(act, { at, by: 'operator', previous: '' }, operator));
  return state;
}

it.each<Act>([
  { act: 'promote', remote: 'payments', version: '0123456789ab' },
  { act: 'publish', remote: 'payments', version: '0123456789ab', description: '' },
  { act: 'retire', remote: 'payments', version: '0123456789ab' },
])('a team’s signed line about another team’s remote is refused: $act', (act) => {
  const state = grantedTo('blog');
  const line = writeLine(act, { at, by: 'blog', previous: state.head }, blog);
  expect(() => add(state, line)).toThrow(
    `line 2 of the ledger's log is not allowed: the key of blog may not ${act.act} payments`,
  );
});

it('a log may name teams and remotes that are longer than an id is now', () => {
  const long = 'b'.repeat(40);
  const state = grantedTo(long);
  const act: Act = { act: 'promote', remote: long, version: '0123456789ab' };
  add(state, writeLine(act, { at, by: long, previous: state.head }, blog));
  expect(state.live.trails[long]).toEqual(['0123456789ab']);
});

it('a team cannot grant a key, and nobody else can sign as the operator', () => {
  const state = grantedTo('blog');
  const act: Act = { act: 'grant', team: 'blog', key: blog.key, remotes: ['blog', 'payments'] };
  const own = writeLine(act, { at, by: 'blog', previous: state.head }, blog);
  expect(() => add(state, own)).toThrow("only the operator's key may grant keys");
  const forged = writeLine(act, { at, by: 'operator', previous: state.head }, blog);
  expect(() => add(state, forged)).toThrow('is not signed with the key of operator');
});

const named = { act: 'server', digest: `sha256:${'0a'.repeat(32)}`, commit: '1b'.repeat(20) } as const;

it('the operator alone names the server, which moves nothing', () => {
  const state = grantedTo('blog');
  const own = writeLine(named, { at, by: 'blog', previous: state.head }, blog);
  expect(() => add(state, own)).toThrow("only the operator's key may name the server");
  const { live } = state;
  add(state, writeLine(named, { at, by: 'operator', previous: state.head }, operator));
  expect(state.entries.at(-1)).toMatchObject(named);
  expect(state.live).toBe(live);
});

it.each<[what: string, act: Act]>([
  ['no digest but a tag', { ...named, digest: 'livree:latest' }],
  ['another hash', { ...named, digest: `sha512:${'0a'.repeat(32)}` }],
  ['part of a commit', { ...named, commit: '1b1b1b1' }],
  ['no hash of a statement', { ...named, provenance: 'provenance.json' }],
])('a line with %s names no server', (_what, act) => {
  expect(readLine(writeLine(act, { at, by: 'operator', previous: '' }, operator))).toBeUndefined();
});

it.each<[what: string, change: (line: string) => string]>([
  ['a field that no act has', (line) => line.replace('{"at"', '{"more":1,"at"')],
  ['another spelling of the same line', (line) => line.replace('"act":', '"act": ')],
  ['a field twice', (line) => line.replace('"act"', '"act":"retire","act"')],
  ['a date that does not exist', (line) => line.replace('2027-01-01', '2027-02-30')],
  ['no date', (line) => line.replace(at, '')],
  ['a line without end', (line) => line.replace('"remotes":["blog"]', `"remotes":["${'b'.repeat(9000)}"]`)],
])('a line is strict: %s is damage', (_what, change) => {
  const act: Act = { act: 'grant', team: 'blog', key: blog.key, remotes: ['blog'] };
  const line = writeLine(act, { at, by: 'operator', previous: '' }, operator);
  expect(readLine(line)).toBeDefined();
  expect(change(line)).not.toBe(line);
  expect(readLine(change(line))).toBeUndefined();
});

/** The state after the operator moved booking, each move by its act and the edition. */
function moved(...moves: readonly (readonly [act: 'promote' | 'rollback', edition: number])[]): LogState {
  const state = emptyState(operator.key);
  for (const [act, edition] of moves) {
    const move: Act = { act, remote: 'booking', version: `00000000000${edition}` };
    add(state, writeLine(move, { at, by: 'operator', previous: state.head }, operator));
  }
  return state;
}

it.each<[what: string, state: LogState, trail: readonly number[], withdrawn: readonly number[]]>([
  [
    'it takes back those after it',
    moved(['promote', 1], ['promote', 2], ['promote', 3], ['promote', 1]),
    [1],
    [2, 3],
  ],
  [
    'what was taken back may return',
    moved(['promote', 1], ['promote', 2], ['promote', 1], ['promote', 2]),
    [2, 1],
    [],
  ],
  [
    'an older log, in which a rollback led to what was taken back, is read',
    moved(['promote', 1], ['promote', 2], ['promote', 1], ['rollback', 2]),
    [2, 1],
    [1],
  ],
])('an earlier release is promoted: %s', (_what, { live, doubts }, trail, withdrawn) => {
  expect(live.trails['booking']).toEqual(trail.map((edition) => `00000000000${edition}`));
  expect([...doubts.withdrawn].toSorted()).toEqual(
    withdrawn.map((edition) => `booking@00000000000${edition}`),
  );
});

it('a remote that goes offline takes its canary and its live release with it', () => {
  const state = moved(['promote', 1]);
  const canary: Act = { act: 'canary', remote: 'booking', version: '000000000002', share: 0.05 };
  add(state, writeLine(canary, { at, by: 'operator', previous: state.head }, operator));
  const retired: Act = { act: 'retire', remote: 'booking', version: '000000000001' };
  add(state, writeLine(retired, { at, by: 'operator', previous: state.head }, operator));
  expect([...state.doubts.withdrawn]).toEqual(['booking@000000000002', 'booking@000000000001']);
});
