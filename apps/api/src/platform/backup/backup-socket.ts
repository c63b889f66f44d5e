import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isKey } from '../is-key.ts';
import { loadOrCreateSecret } from '../load-or-create-secret.ts';

/** The socket that asks a running API for a backup. Whoever uses it must know the key. */
export const backupSocket = (dataFolder: string): string => join(dataFolder, 'backup.sock');

/** The file of the key, which only its owner can read. */
export const backupKeyFile = 'backup-key';

export const keyHeader = 'x-backup-key';

interface BackupSource {
  readonly dataFolder: string;
  backup(): Promise<Blob>;
  onError(error: unknown): void;
}

/** Answers requests on the socket that name the key with an archive of all data. @returns a function that stops it */
export async function listenForBackups(source: BackupSource): Promise<() => Promise<void>> {
  const path = backupSocket(source.dataFolder);
  const key = loadOrCreateSecret(source.dataFolder, backupKeyFile);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (isKey(key, request.headers[keyHeader])) void send(source, response);
    else response.writeHead(403).end();
  };
  const server = createServer(answer);
  // Left behind by a killed process; this process holds the folder's lock.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function send({ backup, onError }: BackupSource, response: ServerResponse): Promise<void> {
  try {
    const archive = Buffer.from(await (await backup()).arrayBuffer());
    response.writeHead(200, { 'content-length': archive.length }).end(archive);
  } catch (error) {
    onError(error);
    response.writeHead(500).end();
  }
}
