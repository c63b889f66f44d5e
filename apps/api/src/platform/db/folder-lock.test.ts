import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'livree-lock-'));

test('a folder is held by one, and can be had again once given back', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by process ${process.pid}.`);
  unlock();
  lockFolder(folder)();
});

test('a lock left by a process that was killed is taken over', async () => {
  const folder = newFolder();
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(join(folder, 'api.lock'), `${child.pid} ${statStart(child.pid ?? 0)}`);
  expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  lockFolder(folder)();
});

test('a process id that was given to another program since does not hold it', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'api.lock'), `${process.pid} 12345`);
  lockFolder(folder)();
});

const statStart = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
