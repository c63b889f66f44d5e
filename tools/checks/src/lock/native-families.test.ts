import { expect, test } from 'vitest';
import { readLockFile } from './lock-file.ts';
import { findNativeFamilies, platforms } from './native-families.ts';

const lock = readLockFile();

test('the lock file holds every native package for every platform; `npm run lock` completes it', () => {
  const families = findNativeFamilies(lock);
  expect(families.length).toBeGreaterThan(10);
  expect(families.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

test.each(platforms)('a missing part for $os on $cpu is found', ({ os, cpu }) => {
  const kept = Object.entries(lock.packages).filter(
    ([folder, part]) =>
      !(folder.includes('/@rspack/binding-') && part.os?.includes(os) && part.cpu?.includes(cpu)),
  );
  expect(findNativeFamilies({ packages: Object.fromEntries(kept) })).toContainEqual({
    folder: 'node_modules/@rspack/binding',
    missing: [`${os}-${cpu}`],
  });
});
