import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { backupSocket } from './backup-socket.ts';

/** Its message is shown unchanged to the person who requested the backup. */
export class BackupError extends Error {}

function ask(dataFolder: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ socketPath: backupSocket(dataFolder), path: '/' }, resolve)
      .once('error', () =>
        reject(new BackupError(`No API with an embedded database is running on ${dataFolder}.`)),
      )
      .end();
  });
}

/** Asks the API on a data folder for a backup; the file appears complete or not at all. @throws BackupError */
export async function takeBackup(dataFolder: string, file: string): Promise<void> {
  const answer = await ask(dataFolder);
  if (answer.statusCode !== 200)
    throw new BackupError('The API could not make the backup; its log says why.');
  const draft = `${file}.part`;
  try {
    await pipeline(answer, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw new BackupError(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}

const reasons = new Map([
  ['ENOSPC', 'the disk is full'],
  ['ENOENT', 'its folder does not exist'],
  ['ENOTDIR', 'its folder does not exist'],
  ['EACCES', 'this user may not write there'],
  ['EROFS', 'this user may not write there'],
  ['EISDIR', 'it is a folder'],
  ['ECONNRESET', 'the API has stopped'],
]);

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons.get(code) ?? String(error);
}
