import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { LockedError, lockOwner, tryLock, withLock } from './index.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livree-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'some.lock');
}

const soon = { timeoutMs: 60 };

function startContender() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/contender.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    child,
    async tryAt(moment: number, file: string): Promise<unknown> {
      child.stdin.write(`${moment} ${file}\n`);
      return (await answers.next()).value;
    },
  };
}

test('one caller holds a lock, and the next one gets it afterwards', async () => {
  const file = newFile();
  const unlock = tryLock(file);
  expect(tryLock(file)).toBeUndefined();
  expect(lockOwner(file)).toBe(String(process.pid));
  await expect(withLock(file, async () => 'never', soon)).rejects.toThrow(LockedError);
  unlock?.();
  unlock?.();
  expect(await withLock(file, async () => 'done', soon)).toBe('done');
  expect(lockOwner(file)).toBeUndefined();
});

test('a lock is released if the code under it fails', async () => {
  const file = newFile();
  const failing = withLock(file, async () => Promise.reject(new Error('failed')), soon);
  await expect(failing).rejects.toThrow('failed');
  tryLock(file)?.();
  expect(lockOwner(file)).toBeUndefined();
});

test('a killed process releases its lock', async () => {
  const file = newFile();
  const { child, tryAt } = startContender();
  expect(await tryAt(0, file)).toBe('held');
  expect(tryLock(file)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const unlock = tryLock(file);
  expect(unlock).toBeDefined();
  unlock?.();
});

test('if processes try at the same moment, exactly one gets the lock', async () => {
  const contenders = [startContender(), startContender(), startContender()];
  for (let round = 0; round < 20; round += 1) {
    const file = newFile();
    // The state that killed processes leave behind.
    writeFileSync(file, '');
    writeFileSync(`${file}.pid`, '999999');
    const moment = Date.now() + 20;
    const answers = await Promise.all(contenders.map(({ tryAt }) => tryAt(moment, file)));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(2);
  }
});
