import { expect, test } from 'vitest';
import { readLockFile } from './lock-file.ts';
import { findNativeFamilies, platforms } from './native-families.ts';

const lock = readLockFile();

/** The families that lack something once these packages are removed. */
function findIncomplete(isRemoved: (folder: string, part: (typeof lock.packages)[string]) => boolean) {
  const kept = Object.entries(lock.packages).filter(([folder, part]) => !isRemoved(folder, part));
  return findNativeFamilies({ packages: Object.fromEntries(kept) }).filter(
    ({ missing }) => missing.length > 0,
  );
}

test('the lock file holds every native package for every platform; `npm run lock` completes it', () => {
  expect(findNativeFamilies(lock).length).toBeGreaterThan(10);
  expect(findIncomplete(() => false)).toEqual([]);
});

test.each(platforms)('missing parts for $os on $cpu are found', ({ os, cpu }) => {
  const [family, ...others] = findIncomplete(
    (folder, part) =>
      folder.includes('/@rspack/binding-') &&
      part.os?.includes(os) === true &&
      part.cpu?.includes(cpu) === true,
  );
  expect([family?.folder, others]).toEqual(['node_modules/@rspack/binding', []]);
  expect(family?.missing).toContain(`${os}-${cpu}`);
});

test.each([
  ['@rspack/binding', '@rspack/binding-linux-x64-musl'],
  ['@rspack/binding', '@rspack/binding-linux-x64-gnu'],
  ['sharp', '@img/sharp-libvips-linuxmusl-arm64'],
  ['sharp', '@img/sharp-darwin-arm64'],
])('of %s, the lack of %s is found, though another part runs on the same system', (family, name) => {
  expect(findIncomplete((folder) => folder === `node_modules/${name}`)).toEqual([
    { folder: `node_modules/${family}`, missing: [name] },
  ]);
});
