import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { runScript, Stop, succeeds } from '@livree/command';
import { requireBrowser } from './runs/require-browser.ts';

const baseline = join(workspaceRoot, 'e2e/workshop/baseline');

/**
 * Tests the workshop in every language, mode and accent, by keyboard, and against the screenshots of its first run.
 */
await runScript(async () => {
  await requireBrowser();
  const isFirst = !existsSync(baseline);
  if (isFirst) process.stdout.write(`no screenshots to compare with: they are taken now, into ${baseline}\n`);
  const update = isFirst ? ['--update-snapshots=all'] : [];
  const args = ['test', '--config', 'e2e/workshop.config.ts', ...update, ...process.argv.slice(2)];
  if (!(await succeeds('playwright', args))) throw new Stop('Something looks or behaves otherwise.');
});
