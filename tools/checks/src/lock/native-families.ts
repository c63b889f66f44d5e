import { findDependency, type LockedPackage, type LockFile } from './lock-file.ts';

/** The machines on which the workspace installs, in the words of npm. */
export const platforms = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
] as const;

/** A package with a part for each platform, and what the lock file lacks of it. */
export interface NativeFamily {
  /** The folder of the package, its key in the lock file. */
  readonly folder: string;
  /** Parts by name, such as those for musl, and platforms without a part. */
  readonly missing: readonly string[];
}

const runsOn = ({ os, cpu }: (typeof platforms)[number], part: LockedPackage): boolean =>
  part.os?.includes(os) === true && part.cpu?.includes(cpu) !== false;

/** A family has a part for at least as many platforms as the workspace has operating systems. */
const fewestParts = 3;

/** All native families of a lock file. */
export function findNativeFamilies(lock: LockFile): NativeFamily[] {
  return Object.entries(lock.packages).flatMap(([folder, { optionalDependencies = {} }]) => {
    const parts = Object.keys(optionalDependencies).map((name) => ({
      name,
      part: findDependency(lock, folder, name),
    }));
    const known = parts.map(({ part }) => part).filter((part) => part !== undefined);
    if (parts.length < fewestParts || known.every(({ os }) => os === undefined)) return [];
    const absent = parts.flatMap(({ name, part }) => (part === undefined ? name : []));
    const unserved = platforms.filter((platform) => !known.some((part) => runsOn(platform, part)));
    return [{ folder, missing: [...absent, ...unserved.map(({ os, cpu }) => `${os}-${cpu}`)] }];
  });
}
