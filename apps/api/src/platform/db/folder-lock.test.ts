import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

test('a folder in use is refused with the id of its process, until it is released', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livree-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    new FolderLockedError(`The data folder ${folder} is in use by process ${process.pid}.`),
  );
  unlock();
  lockFolder(folder)();
});
