import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotesWithStates } from '@livree/build/states';
import { interruption, runScript } from '@livree/command';
import { buildHarness } from './states/build-harness.ts';
import { serveHarness } from './states/serve-harness.ts';
import { readStateCoverage } from './texts/state-coverage.ts';

/** Serves the states of all remotes, built as in production, and prints how many texts of the specification they show. */
await runScript(async () => {
  const stopped = interruption().catch(() => process.exit());
  const folder = mkdtempSync(join(tmpdir(), 'livree-states-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const remotes = remotesWithStates();
  const serve = async (remote: string) => {
    await buildHarness(remote, join(folder, remote));
    return `${remote}: ${await serveHarness(join(folder, remote))}/harness/states`;
  };
  const [{ line }, ...addresses] = await Promise.all([readStateCoverage(remotes), ...remotes.map(serve)]);
  process.stdout.write(`${[...addresses, line].join('\n')}\n`);
  await stopped;
});
