import { findDependency, type LockedPackage, type LockFile } from './lock-file.ts';

/** The machines on which the workspace installs, in the words of npm. */
export const platforms = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
] as const;

/** A package with a part for each platform, and the platforms whose part the lock file lacks. */
export interface NativeFamily {
  /** The folder of the package, its key in the lock file. */
  readonly folder: string;
  readonly missing: readonly string[];
}

/** A family has at least as many parts as the workspace has operating systems. */
const fewestParts = 3;

const runsOn = ({ os, cpu }: (typeof platforms)[number], part: LockedPackage): boolean =>
  part.os?.includes(os) === true && part.cpu?.includes(cpu) !== false;

/** All native families of a lock file. */
export function findNativeFamilies(lock: LockFile): NativeFamily[] {
  return Object.entries(lock.packages).flatMap(([folder, { optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies);
    const parts = names
      .map((name) => findDependency(lock, folder, name))
      .filter((part) => part !== undefined);
    const isNative = names.length >= fewestParts && parts.some(({ os }) => os !== undefined);
    if (!isNative) return [];
    const missing = platforms.filter((platform) => !parts.some((part) => runsOn(platform, part)));
    return [{ folder, missing: missing.map(({ os, cpu }) => `${os}-${cpu}`) }];
  });
}
