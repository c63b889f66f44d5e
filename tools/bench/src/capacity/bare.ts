import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { prepare } from '../api/engine.ts';
import { record } from '../api/record.ts';
import type { Recording } from '../api/recording.ts';
import { startApi, startBare, type RunningServer } from '../api/running-api.ts';
import type { StartedRoles } from './started-roles.ts';

export interface Bare extends RunningServer {
  /** The statements of our API that it sends, to this database. */
  readonly recording: Recording;
  readonly databaseUrl: string;
}

/** A page as it is sent to a browser. */
function readCompressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** Starts the bare handlers on a database of their own: the same page, and the statements of the same calls. */
export async function startBareHandlers(started: StartedRoles, folder: string): Promise<Bare> {
  await started.createDatabase('recorded');
  const storage = { folder: join(folder, 'recorded'), databaseUrl: started.databaseUrl('recorded') };
  mkdirSync(storage.folder, { recursive: true });
  const recorded = await startApi(storage, { LIVREE_WORKER: 'separate' });
  let recording: Recording;
  try {
    recording = await record(recorded, await prepare(recorded.baseUrl), storage.databaseUrl);
  } finally {
    await recorded.stop();
  }
  const page = (await readCompressed(`${started.origin}/`)).toString('base64');
  const file = join(folder, 'recording.json');
  writeFileSync(file, JSON.stringify({ ...recording, page }));
  return { ...(await startBare(storage, file)), recording, databaseUrl: storage.databaseUrl };
}
