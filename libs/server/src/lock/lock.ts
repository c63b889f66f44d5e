import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';

const sqliteBusy = 5;
/** Milliseconds: of callers that try at the same moment each holds up the others until all but one have given way. */
const givingWayMs = 20;
/** Keeps a reference, because a garbage-collected database would release its lock. */
const held = new Set<DatabaseSync>();

const pidFile = (file: string): string => `${file}.pid`;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

/**
 * Takes the lock of a file for this caller if it is free. The operating system holds the lock, through SQLite's file
 * locks, and releases it when the process ends for any reason.
 * @returns a function that releases it; undefined while another process or another caller in this process holds it
 */
export function tryLock(file: string): (() => void) | undefined {
  makeFolder(dirname(file));
  const database = new DatabaseSync(file, { timeout: givingWayMs });
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

/** The id of the process that last took the lock, for messages. */
export function lockOwner(file: string): string | undefined {
  try {
    return readFileSync(pidFile(file), 'utf8');
  } catch {
    return undefined;
  }
}
