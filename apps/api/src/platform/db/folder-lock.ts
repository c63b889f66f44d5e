import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class FolderLockedError extends Error {}

/** The time a process began, in kernel ticks, so that a reused process id is not taken for the old one. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isHeld(owner: string): boolean {
  const [pid = '', started = ''] = owner.split(' ');
  const number = Number(pid);
  return number > 0 && isAlive(number) && startedAt(number) === started;
}

function writeLock(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid} ${startedAt(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a data folder for this process: two of them in one PGlite folder lose data without a word.
 * A lock left by a process that died is taken over. @returns what gives the folder back
 * @throws FolderLockedError while another process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'api.lock');
  if (!writeLock(path)) {
    const owner = readFileSync(path, 'utf8');
    if (isHeld(owner)) {
      throw new FolderLockedError(`The data folder ${folder} is in use by process ${owner.split(' ')[0]}.`);
    }
    rmSync(path, { force: true });
    if (!writeLock(path))
      throw new FolderLockedError(`The data folder ${folder} is in use by another process.`);
  }
  return () => rmSync(path, { force: true });
}
