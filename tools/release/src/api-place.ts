import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@livree/server/make-folder';

const usualOrigin = 'http://127.0.0.1:4201';
const fileIn = (data: string): string => join(data, 'api-origin');

/** Notes where the API of a site that just started listens, for release commands with the same folder for data. */
export async function recordApi(data: string, origin: string): Promise<void> {
  makeFolder(data);
  await writeFile(fileIn(data), `${origin}\n`);
}

/** Where the API of the site with this folder for data listens, or did when it last ran. */
export const findApi = async (data: string): Promise<string> =>
  (await readFile(fileIn(data), 'utf8').catch(() => usualOrigin)).trim();
