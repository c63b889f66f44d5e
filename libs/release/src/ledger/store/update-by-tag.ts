import { setTimeout as sleep } from 'node:timers/promises';
import { busy, patienceMs } from './busy.ts';
import { StoreError } from './store-error.ts';
import type { Change } from './store.ts';

/** Bytes with their server's tag. */
export interface Tagged {
  readonly bytes: Buffer;
  readonly tag: string;
}

interface TaggedFile {
  read(): Promise<Tagged | undefined>;
  /** Writes if the file still has this tag, or is still missing; returns whether it did. */
  writeIf(tag: string | undefined, bytes: string): Promise<boolean>;
}

const longestPauseMs = 200;

/** Whether the bytes that were tried are there, perhaps with more after them. */
const isWritten = (tried: string | undefined, present: Tagged | undefined): boolean =>
  tried !== undefined && present?.bytes.toString().startsWith(tried) === true;

/** Writes as `writeIf` does. An answer that was lost is looked for in the file, once. @throws StoreError if it is not there */
async function writeOnce(file: TaggedFile, tag: string | undefined, tried: string): Promise<boolean> {
  try {
    return await file.writeIf(tag, tried);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (isWritten(tried, await file.read().catch(() => undefined))) return true;
    throw error;
  }
}

/**
 * Changes a file to which all writers only add, on a server with conditional writes: a caller that comes second reads again and changes the current
 * bytes.
 * @throws Refusal if others keep changing it for 10 s
 */
export async function updateByTag(file: TaggedFile, change: Change): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let tried: string | undefined;
  while (Date.now() < deadline) {
    const present = await file.read();
    // A write with a lost answer is not repeated, even if others have added to it since.
    if (isWritten(tried, present)) return;
    tried = await change(present?.bytes);
    if (tried === undefined || (await writeOnce(file, present?.tag, tried))) return;
    await sleep(Math.random() * longestPauseMs);
  }
  throw busy();
}
