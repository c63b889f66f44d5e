import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { shellId } from '../release-name.ts';
import { remoteIdSchema } from '../release-parts.ts';
import { releaseSchema, shellReleaseSchema, type Release } from '../release.ts';
import { Refusal } from './refusal.ts';
import type { AnyRelease } from './released-files.ts';

/** Reads one file of a build, such as `release.json` or `browser/entry.js`; undefined if it is missing. */
export type ReadBuild = (path: string) => Promise<Uint8Array | undefined>;

/** Reads a build from its folder. */
export function buildFolder(folder: string): ReadBuild {
  return (path) => readFile(join(folder, path)).catch(() => undefined);
}

async function readDescription<T>(what: string, schema: z.ZodMiniType<T>, read: ReadBuild): Promise<T> {
  const bytes = await read('release.json');
  if (bytes === undefined) throw new Refusal(`${what} has no release.json; build it first`);
  const parsed = z.safeParse(schema, parseJson(Buffer.from(bytes).toString()));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(
    `the release.json of ${what} is not valid at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`,
  );
}

/** What is built may be published, so its id is no longer than those that are counted. */
const builtReleaseSchema = z.extend(releaseSchema, { id: remoteIdSchema });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws Refusal if the build has no valid release.json */
export async function readBuiltRelease(remote: string, read: ReadBuild): Promise<Release> {
  const release = await readDescription(remote, builtReleaseSchema, read);
  if (release.id !== remote) throw new Refusal(`the build of ${remote} has the id ${release.id}`);
  return release;
}

/** Reads the release.json of a remote's build, or of the shell's. @throws Refusal if it is missing or invalid */
export const readBuilt = (id: string, read: ReadBuild): Promise<AnyRelease> =>
  id === shellId ? readDescription('the shell', shellReleaseSchema, read) : readBuiltRelease(id, read);
