import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livree-browser-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
}

const windows = { PROGRAMFILES: '/program-files', LOCALAPPDATA: '/local' };

test.each<[platform: NodeJS.Platform, env: NodeJS.ProcessEnv, path: string]>([
  ['linux', {}, '/usr/bin/google-chrome'],
  ['linux', {}, '/usr/bin/chromium'],
  ['linux', {}, '/snap/bin/chromium'],
  ['linux', {}, '/usr/bin/microsoft-edge'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['darwin', { HOME: '/Users/ada' }, '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['darwin', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ['win32', windows, '/program-files/Google/Chrome/Application/chrome.exe'],
  ['win32', windows, '/local/Google/Chrome/Application/chrome.exe'],
  ['win32', windows, '/program-files/Microsoft/Edge/Application/msedge.exe'],
])('on %s with %o a browser at %s is found', (platform, env, path) => {
  expect(findBrowser({ platform, env, root })).toBeUndefined();
  plant(path);
  expect(findBrowser({ platform, env, root })).toBe(join(root, path));
});

test('Chrome has priority over Chromium, and Chromium over Edge', () => {
  plant('/usr/bin/microsoft-edge', '/usr/bin/chromium');
  expect(findBrowser({ platform: 'linux', env: {}, root })).toBe(join(root, '/usr/bin/chromium'));
  plant('/usr/bin/google-chrome');
  expect(findBrowser({ platform: 'linux', env: {}, root })).toBe(join(root, '/usr/bin/google-chrome'));
});

test('the variable CHROMIUM has priority, and a wrong path in it is not replaced by another browser', () => {
  plant('/usr/bin/google-chrome', '/opt/mine');
  const machine = { platform: 'linux', root } as const;
  expect(findBrowser({ ...machine, env: { CHROMIUM: '/opt/mine' } })).toBe(join(root, '/opt/mine'));
  expect(findBrowser({ ...machine, env: { CHROMIUM: '/opt/gone' } })).toBeUndefined();
});
