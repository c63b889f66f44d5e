import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';

const names = z.optional(z.record(z.string(), z.string()));

const packageSchema = z.looseObject({
  os: z.optional(z.array(z.string())),
  cpu: z.optional(z.array(z.string())),
  dependencies: names,
  optionalDependencies: names,
});

const lockSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) });

/** What `package-lock.json` holds, its packages by their folders. */
export type LockFile = z.infer<typeof lockSchema>;
export type LockedPackage = z.infer<typeof packageSchema>;

/** Reads the lock file of a workspace. */
export function readLockFile(workspace: string = workspaceRoot): LockFile {
  return z.parse(lockSchema, JSON.parse(readFileSync(join(workspace, 'package-lock.json'), 'utf8')));
}

/** The entry of a dependency, nearest to the package in this folder first. */
export function findDependency(lock: LockFile, folder: string, name: string): LockedPackage | undefined {
  const nested = lock.packages[`${folder}/node_modules/${name}`];
  return nested ?? lock.packages[`node_modules/${name}`];
}
