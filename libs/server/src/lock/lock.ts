import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;
/** Referenced here because a collected database would give its lock back. */
const held = new Set<DatabaseSync>();

const pidFile = (file: string): string => `${file}.pid`;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

/**
 * Takes the lock of a file for this caller, if nobody has it. The operating system holds the lock, through SQLite's file locks, and
 * releases it when the process ends, however it ends.
 * @returns what releases it, or undefined while another process or another caller of this one has it
 */
export function tryLock(file: string): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  held.add(database);
  writeFileSync(pidFile(file), String(process.pid));
  return () => {
    if (!held.delete(database)) return;
    rmSync(pidFile(file), { force: true });
    database.close();
  };
}

/** The id of the process that took the lock last, for messages. */
export function lockOwner(file: string): string | undefined {
  try {
    return readFileSync(pidFile(file), 'utf8');
  } catch {
    return undefined;
  }
}
