import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const module = JSON.stringify(new URL('end-with-process.ts', import.meta.url).href);

/** A command that works in a folder until somebody stops it; then the work fails, and wants to end it, too. */
const command = (folder: string) => `
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithProcess } from ${module};

let isEnding = false;
const end = endWithProcess(async () => {
  isEnding = true;
  await sleep(100);
  await rm(${JSON.stringify(folder)}, { recursive: true });
});
process.stdout.write('works');
try {
  while (!isEnding) await sleep(10);
} finally {
  await end();
  process.stdout.write(' and goes on');
}
`;

it.each(['SIGINT', 'SIGTERM'] as const)('what a command uses ends with it at %s', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'livree-ending-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toBe('works');
  expect(existsSync(folder)).toBe(false);
});
