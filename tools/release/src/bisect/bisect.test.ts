import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@livree/release/ledger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, UsageError, type CommandContext } from '../command-line.ts';
import { newest, plantContext, type PlantedContext } from '../testing/planted-context.ts';

let root: string;
let planted: PlantedContext;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-bisect-'));
  planted = await plantContext(root, folderStore(join(root, 'ledger')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Live = Readonly<Record<string, string>>;

/** Looks for a fault that is there while `isBad`. Returns the answer and what was shown. */
async function bisect(isBad: (live: Live) => boolean, ...args: readonly string[]) {
  const shown: Live[] = [];
  const context: CommandContext = {
    ...planted.context,
    replay: async () => ({
      async hasFault(live) {
        shown.push(live);
        return isBad(live);
      },
      stop: () => Promise.resolve(),
    }),
  };
  const lines = await run(context, ['bisect', '--page', '/reservation', ...args]);
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

it('only the steps of a time are shown, and a fault in the first of them may be older', async () => {
  for (const edition of ['1', '2', '3', '4']) await release('blog', edition);
  const { lines } = await bisect(() => true, '--since', '5m');
  expect(lines[0]).toMatch(/, or before it; \d of \d steps were shown$/);
  expect((await bisect(() => true, '--since', '1m')).lines).toEqual(['nothing went live in that time']);
});

it.each([[], ['--page', 'reservation'], ['--page', '/', '--with', 'true'], ['booking'], ['--until', '1d']])(
  'what is not understood is explained: %j',
  async (...args) => {
    await expect(run(planted.context, ['bisect', ...args])).rejects.toBeInstanceOf(UsageError);
  },
);
