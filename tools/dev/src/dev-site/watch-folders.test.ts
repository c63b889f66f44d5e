import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let folder: string;
let stop: () => void;
const changed = new Set<string>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livree-watch-'));
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  write('deep/er/a.json');
  stop = watchFolders([folder], (path) => changed.add(path));
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

function write(file: string): void {
  writeFileSync(join(folder, file), String(Math.random()));
}

async function expectChanged(file: string): Promise<void> {
  await vi.waitFor(() => expect(changed).toContain(join(folder, file)), { timeout: 10_000 });
  changed.clear();
}

test('a file is noticed however often it is written, replaced or recreated', async () => {
  const file = 'deep/er/a.json';
  for (const save of [
    () => write(file),
    () => {
      write('deep/er/draft');
      renameSync(join(folder, 'deep/er/draft'), join(folder, file));
    },
    () => rmSync(join(folder, file)),
    () => write(file),
  ]) {
    save();
    await expectChanged(file);
  }
});

test('a new or recreated folder is watched too', async () => {
  for (const attempt of [1, 2]) {
    mkdirSync(join(folder, 'new'));
    await expectChanged('new');
    write(`new/${attempt}.ts`);
    await expectChanged(`new/${attempt}.ts`);
    rmSync(join(folder, 'new'), { recursive: true });
    await expectChanged('new');
  }
});
