import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startProcess } from './start-process.ts';
import { supervise } from './supervise.ts';

const folder = mkdtempSync(join(tmpdir(), 'livree-supervised-'));
const script = join(folder, 'service.mjs');
const starts = join(folder, 'starts');
const code = `
import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(starts)}, process.pid + ' ' + process.hrtime.bigint() / 1_000_000n + '\\n');
if (process.env.ENDS === 'yes') process.exit(1);
setInterval(() => {}, 1000);
`;

/** Process ids of the starts so far and their moments, by a clock that all processes share and nobody sets. */
function started(): { readonly pid: number; readonly at: number }[] {
  const lines = readFileSync(starts, 'utf8').trim().split('\n');
  return lines.filter(Boolean).map((line) => {
    const [pid, at] = line.split(' ').map(Number);
    return { pid: pid ?? 0, at: at ?? 0 };
  });
}

function plant(env: Readonly<Record<string, string>> = {}) {
  writeFileSync(script, code);
  writeFileSync(starts, '');
  const start = () => startProcess([script], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const service = supervise('trial', start, { first: 50, longest: 200, stable: 60_000 });
  onTestFinished(() => service.stop());
  onTestFinished(() => rmSync(starts, { force: true }));
  return service;
}

const count = () => started().length;

it('restarts a killed service after growing pauses, and not after it was stopped', async () => {
  const service = plant();
  service.keepRunning();
  for (let times = 1; times <= 3; times += 1) {
    await expect.poll(count, { timeout: 10_000 }).toBe(times);
    process.kill(started().at(-1)?.pid ?? 0, 'SIGKILL');
  }
  await expect.poll(count, { timeout: 10_000 }).toBe(4);
  await service.stop();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(count()).toBe(4);
  expect(await service.ended).toBe('SIGTERM');
});

it('waits longer and longer if the service ends at once', async () => {
  plant({ ENDS: 'yes' }).keepRunning();
  await expect.poll(count, { timeout: 20_000 }).toBe(4);
  const moments = started().map(({ at }) => at);
  const [first = 0, second = 0, third = 0] = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
  expect(first).toBeGreaterThanOrEqual(50);
  expect(second).toBeGreaterThanOrEqual(100);
  expect(third).toBeGreaterThanOrEqual(200);
});

it('gives up if the service never worked', async () => {
  const service = plant({ ENDS: 'yes' });
  expect(await service.ended).toBe('code 1');
  expect(count()).toBe(1);
});
