import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBrowser, ensureHeadlessBrowser, NoBrowser } from './ensure-browser.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livree-browser-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const chromium = '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';

async function plant(path = chromium): Promise<void> {
  mkdirSync(join(root, '/usr/bin'), { recursive: true });
  writeFileSync(join(root, path), '');
}
async function fail(): Promise<void> {
  throw new Error('a browser was installed although one exists');
}

test('an installed browser is used, and no other is downloaded', async () => {
  await plant();
  expect(await ensureBrowser({ platform: 'linux', env: {}, root }, fail)).toBe(join(root, chromium));
});

test('a browser is installed if there is none', async () => {
  expect(await ensureBrowser({ platform: 'linux', env: {}, root }, () => plant())).toBe(join(root, chromium));
});

test('one sentence says what to do if no browser can be installed', async () => {
  const none = ensureBrowser({ platform: 'linux', env: {}, root }, async () => undefined);
  await expect(none).rejects.toThrow(NoBrowser);
  await expect(none).rejects.toThrow(/^No browser was found .* name one with CHROMIUM\.$/);
});

test('if CHROMIUM is set, no other browser is used or installed', async () => {
  await plant();
  const wrong = ensureBrowser({ platform: 'linux', env: { CHROMIUM: '/opt/gone' }, root }, fail);
  await expect(wrong).rejects.toThrow('There is no browser at /opt/gone, which CHROMIUM names.');
});

test('a browser without a window is brought beside an installed one, and done without where it cannot come', async () => {
  const machine = { platform: 'linux', env: {}, root } as const;
  await plant();
  const missing = { browser: fail, headless: async () => undefined };
  expect(await ensureHeadlessBrowser(machine, missing)).toBe(join(root, chromium));
  const brought = { browser: fail, headless: () => plant(shell) };
  expect(await ensureHeadlessBrowser(machine, brought)).toBe(join(root, shell));
  expect(await ensureHeadlessBrowser(machine, { browser: fail, headless: fail })).toBe(join(root, shell));
  const chosen = { ...machine, env: { CHROMIUM: chromium } };
  expect(await ensureHeadlessBrowser(chosen, { browser: fail, headless: fail })).toBe(join(root, chromium));
});
