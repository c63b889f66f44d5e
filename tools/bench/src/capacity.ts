import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build';
import { run, runScript, Stop } from '@livree/command';
import { startBareHandlers } from './capacity/bare.ts';
import { watchDatabase } from './capacity/database.ts';
import { figuresFile } from './capacity/figures.ts';
import { measureAll } from './capacity/measure-all.ts';
import { describe } from './capacity/report.ts';
import { startRoles } from './capacity/started-roles.ts';

const began = Date.now();
const say = (line: string) => process.stderr.write(`${Math.round((Date.now() - began) / 1000)} s  ${line}\n`);

/** Measures one of each role on this machine, and leaves the figures for `bench:year`. */
async function measure(folder: string): Promise<void> {
  say('starting one of each role');
  const started = await startRoles(folder);
  try {
    say('recording the statements of the bare handlers');
    const bare = await startBareHandlers(started, folder);
    const database = await watchDatabase(started.databaseUrl());
    const figures = await measureAll(started, bare, database, say);
    await database.close();
    await bare.stop();
    mkdirSync(dirname(figuresFile), { recursive: true });
    writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
    process.stdout.write(`${describe(figures)}\n${JSON.stringify({ bench: 'capacity', ...figures })}\n`);
  } finally {
    await started.stop();
  }
}

await runScript(async () => {
  if (process.platform !== 'linux') throw new Stop('Processor time is read from /proc: this needs Linux.');
  await run('nx', ['run-many', '-t', 'build', '--output-style=static'], { cwd: workspaceRoot });
  const folder = mkdtempSync(join(tmpdir(), 'livree-capacity-'));
  try {
    await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
