import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupKeyFile, backupSocket, keyHeader } from './backup-socket.ts';

/** Its message is shown unchanged to the person who requested the backup. */
export class BackupError extends Error {}

const nobodyRuns = (dataFolder: string): BackupError =>
  new BackupError(`No API with an embedded database is running on ${dataFolder}.`);

async function readKey(dataFolder: string): Promise<string> {
  try {
    return await readFile(join(dataFolder, backupKeyFile), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES')
      throw new BackupError('Only the user who runs the API may back it up.');
    throw nobodyRuns(dataFolder);
  }
}

async function ask(dataFolder: string): Promise<IncomingMessage> {
  const headers = { [keyHeader]: await readKey(dataFolder) };
  return new Promise((resolve, reject) => {
    request({ socketPath: backupSocket(dataFolder), path: '/', headers }, resolve)
      .once('error', () => reject(nobodyRuns(dataFolder)))
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
    throw new BackupError(`${file} cannot be written: ${describeFailure(error)}.`);
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

function describeFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons.get(code) ?? String(error);
}
