import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, liveVersions, Refusal } from '@livree/release/ledger';
import type { KeptReport } from '@livree/server/problem-reports';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, UsageError, type CommandContext } from '../command-line.ts';
import { newest, plantContext, type PlantedContext } from '../testing/planted-context.ts';
import { commandProbe } from './probe.ts';

let root: string;
let planted: PlantedContext;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-bisect-'));
  planted = await plantContext(root, folderStore(join(root, 'ledger')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Live = Readonly<Record<string, string>>;

/** Looks for a fault that is there while `isBad`. Returns the answer and what was shown. */
function bisect(isBad: (live: Live) => boolean, ...args: readonly string[]) {
  return bisectBy(isBad, ['--page', '/blog', ...args]);
}

interface Reported {
  readonly kept?: KeptReport | undefined;
  /** What no composition has that the visitor pressed. */
  readonly missed?: readonly string[];
}

async function bisectBy(
  isBad: (live: Live) => boolean,
  args: readonly string[],
  { kept, missed = [] }: Reported = {},
) {
  const shown: Live[] = [];
  const context: CommandContext = {
    ...planted.context,
    report: async (id) => (id === kept?.id ? kept : undefined),
    replay: async () => ({
      origin: 'http://localhost',
      show: () => Promise.resolve(),
      async look(live) {
        shown.push(live);
        return { hasFault: isBad(live), missed };
      },
      stop: () => Promise.resolve(),
    }),
  };
  const lines = await run(context, ['bisect', ...args]);
  return { lines, shown };
}

async function release(id: string, edition: string): Promise<string> {
  planted.sources.remotes[id] = { id, edition, paths: [`/${id}`] };
  await run(planted.context, ['publish', id]);
  await run(planted.context, ['promote', id]);
  return newest(planted.context, id);
}

it('the release with which a fault began is named, by whom and when, among the steps of several remotes', async () => {
  for (const edition of ['1', '2', '3']) for (const id of ['blog', 'booking']) await release(id, edition);
  const guilty = await release('blog', '4');
  for (const edition of ['4', '5']) await release('booking', edition);
  const { lines, shown } = await bisect(({ blog }) => blog === guilty);
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^it began with blog@${guilty}, by operator, 2027-01-01 .* UTC; 3 of 10 steps were shown$`),
    ),
  ]);
  expect(shown.every(({ shell }) => shell !== undefined)).toBe(true);
  expect(planted.announced.filter((line) => /^(?:bad|good) /.test(line))).toHaveLength(3);
});

it('a remote that was taken offline is named, and is not part of what is shown', async () => {
  await release('blog', '1');
  await release('booking', '1');
  await run(planted.context, ['retire', 'blog']);
  await release('booking', '2');
  const { lines, shown } = await bisect(({ blog }) => blog === undefined);
  expect(lines[0]).toMatch(/^it began with blog, by operator/);
  expect(shown.some((live) => !('blog' in live))).toBe(true);
});

it('a fault that the last step does not show comes from no release', async () => {
  await release('blog', '1');
  expect((await bisect(() => false)).lines[0]).toMatch(/^no release: the last step is good/);
});

it('a command that cannot run says nothing of a release', async () => {
  const probe = (command: string) => commandProbe(command)('http://localhost:1');
  expect([await probe('test "$LIVREE_SITE_URL" = http://localhost:1'), await probe('exit 3')]).toEqual([
    false,
    true,
  ]);
  for (const command of ['crul', 'kill -9 $$'])
    await expect(probe(command)).rejects.toThrow(`"${command}" could not run`);
});

it.each([
  ['a page that no release has', ['--page', '/nowhere'], 'no release of that time has the page /nowhere'],
  ['what is no path', ['--page', 'blog'], 'blog is not the path of a page'],
  ['what is no report', ['booking'], 'booking is not the number of a report'],
])('%s is refused before anything is shown', async (_, args, sentence) => {
  await release('blog', '1');
  const showing = bisectBy(() => expect.unreachable(), args);
  await expect(showing).rejects.toThrow(sentence);
});

it('a step in which the visit could not be repeated is not called good', async () => {
  await release('blog', '1');
  const guilty = await release('blog', '2');
  const kept = reported({ blog: guilty });
  const missed = ['button Continue'];
  const { lines } = await bisectBy(({ blog }) => blog === guilty, [kept.id], { kept, missed });
  expect(lines[0]).toMatch(/; not certain: in the step before, the visit could not be repeated to its end$/);
  expect(planted.announced.some((line) => line.startsWith('unknown blog@'))).toBe(true);
});

it('only the steps of a time are shown, and a fault in the first of them may be older', async () => {
  for (const edition of ['1', '2', '3', '4']) await release('blog', edition);
  const { lines } = await bisect(() => true, '--since', '5m');
  expect(lines[0]).toMatch(/, or before it; \d of \d steps were shown$/);
  expect((await bisect(() => true, '--since', '1m')).lines).toEqual(['nothing went live in that time']);
});

const reported = (composition: Live, failure = true): KeptReport => ({
  id: 'R-7K3M9Q',
  createdAt: planted.context.now().toISOString(),
  report: {
    composition,
    flags: {},
    language: 'de',
    beganAt: '2027-01-01T00:00:00.000Z',
    isSignedIn: false,
    isPhone: true,
    acts: failure ? [{ kind: 'failure', at: 0, part: 'blog', name: 'uncaught: TypeError' }] : [],
  },
});

it('what a visitor reported is looked for among the steps until then', async () => {
  await release('blog', '1');
  const guilty = await release('blog', '2');
  const kept = reported({ blog: guilty });
  await release('blog', '3');
  const { lines, shown } = await bisectBy(({ blog }) => blog === guilty, [kept.id], { kept });
  expect(lines[0]).toMatch(`it began with blog@${guilty}, by operator`);
  expect(shown.map(({ blog }) => blog)).not.toContain(await newest(planted.context, 'blog'));
});

it('a release that not everybody got is named too, and a report without a failure is refused', async () => {
  await release('blog', '1');
  const trial = { ...liveVersions(await planted.context.ledger.live()), blog: 'aaaaaaaaaaaa' };
  const kept = reported(trial);
  const { lines } = await bisectBy(({ blog }) => blog === trial.blog, [kept.id], { kept });
  expect(lines[0]).toMatch(/^it is in blog@aaaaaaaaaaaa, which not everybody got/);
  for (const refused of [reported(trial, false), undefined])
    await expect(bisectBy(() => true, ['R-7K3M9Q'], { kept: refused })).rejects.toBeInstanceOf(Refusal);
});

it.each([
  [],
  ['R-7K3M9Q', '--page', '/'],
  ['--page', '/', '--with', 'true'],
  ['--with', ''],
  ['--with', ' '],
  ['--until', '1d'],
])('what is not understood is explained: %j', async (...args) => {
  await expect(run(planted.context, ['bisect', ...args])).rejects.toBeInstanceOf(UsageError);
});
