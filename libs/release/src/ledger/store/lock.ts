import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

const patience = 10_000;
const pause = 25;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function dropAbandoned(file: string): Promise<void> {
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner > 0 && !isRunning(owner)) await rm(file, { force: true });
}

/**
 * Runs `act` while holding the lock file. A lock whose process has died is taken over.
 * @throws Refusal when another process keeps it for more than 10 s.
 */
export async function withLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  const deadline = Date.now() + patience;
  while (!(await take(file))) {
    await dropAbandoned(file);
    if (Date.now() > deadline)
      throw new Refusal('another release command is still running; try again in a moment');
    await sleep(pause);
  }
  try {
    return await act();
  } finally {
    await rm(file, { force: true });
  }
}
