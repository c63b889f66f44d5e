import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { apiBase } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { CallSigner } from '@livree/server/caller';

const answerSchema = z.object({ success: z.literal(true), data: z.record(z.string(), z.unknown()) });

/** Milliseconds: how long a configuration is fresh, how long a read may take, and the pause after a failed read. */
const freshFor = 5_000;
const readLimit = 800;
const pause = 2_000;

/** The operator's configuration in the API's form, the same object until it changes; undefined until any process has read it once. */
export type ReadSiteConfig = () => Promise<unknown>;

async function readKept(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function keep(file: string, config: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(config));
  await rename(`${file}.new`, file);
}

/** Reads the configuration regularly and stores it in `file`; while the API is unreachable, the last one is used. */
export async function siteConfigReader(
  { apiOrigin, signer }: { readonly apiOrigin: string; readonly signer: CallSigner },
  file: string,
): Promise<ReadSiteConfig> {
  let config = await readKept(file);
  let isOwn = false;
  let nextRead = -Infinity;
  let reading: Promise<void> | undefined;

  async function readNew() {
    const signal = AbortSignal.timeout(readLimit);
    const headers = signer.forItself();
    const answer = await fetch(`${apiOrigin}${apiBase}/config`, { headers, signal });
    const read = z.parse(answerSchema, await answer.json()).data;
    const isSame = isOwn && isDeepStrictEqual(read, config);
    isOwn = true;
    nextRead = performance.now() + freshFor;
    if (isSame) return;
    config = read;
    await keep(file, config);
  }

  async function readOnce() {
    nextRead = performance.now() + pause;
    await readNew().catch(() => {});
    reading = undefined;
  }

  return async () => {
    if (performance.now() >= nextRead) reading ??= readOnce();
    if (!isOwn) await reading;
    return config;
  };
}
