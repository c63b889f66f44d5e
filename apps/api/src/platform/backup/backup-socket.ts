import { rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** The socket that asks a running API for a backup; everybody who can read the data folder can use it. */
export const backupSocket = (dataFolder: string): string => join(dataFolder, 'backup.sock');

type BackupSource = {
  readonly dataFolder: string;
  backup(): Promise<Blob>;
  onError(error: unknown): void;
};

/** Answers requests on the socket with an archive of all data. @returns a function that stops it */
export async function listenForBackups(source: BackupSource): Promise<() => Promise<void>> {
  const path = backupSocket(source.dataFolder);
  const server = createServer((_request, response) => void send(source, response));
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
