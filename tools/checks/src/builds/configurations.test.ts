import { join } from 'node:path';
import { remoteConfig, shellConfig, workspaceRoot } from '@livree/build';
import { rspack, type Configuration } from '@rspack/core';
import { expect, test } from 'vitest';

const locateFolder = (app: string) => join(workspaceRoot, 'apps', app);
const build = { RSPACK_BUILD: true };
const serve = { RSPACK_SERVE: true };
const listNames = (configs: Configuration | Configuration[]) => [configs].flat().map(({ name }) => name);

test('a remote is built for browser and server, with its frames if it has some', () => {
  expect(listNames(remoteConfig(locateFolder('blog'))(build))).toEqual(['blog browser', 'blog server']);
  expect(listNames(remoteConfig(locateFolder('payments'))(build))).toEqual([
    'payments browser',
    'payments server',
    'payments frames',
  ]);
});

test('the build that empties the browser folder runs before those that add to it', () => {
  const [, ...others] = [remoteConfig(locateFolder('payments'))(build)].flat();
  expect(others.map(({ dependencies }) => dependencies)).toEqual([
    ['payments browser'],
    ['payments browser'],
  ]);
});

test('the development server builds only the harness of a remote', () => {
  expect(listNames(remoteConfig(locateFolder('booking'))(serve))).toEqual(['booking standalone']);
});

test('options of a remote reach its browser build and its harness, besides those of the preset', () => {
  const own = { plugins: [new rspack.DefinePlugin({ MINE: '1' })], resolve: { alias: { mine: '/mine' } } };
  const remote = remoteConfig(locateFolder('blog'), own);
  for (const config of [[remote(build)].flat()[0], [remote(serve)].flat()[0]]) {
    expect(config?.plugins).toEqual(expect.arrayContaining(own.plugins));
    expect(config?.plugins?.length).toBeGreaterThan(1);
    expect(config?.resolve).toMatchObject({
      alias: { mine: '/mine' },
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    });
  }
  const [, server] = [remote(build)].flat();
  expect(server?.plugins).not.toEqual(expect.arrayContaining(own.plugins));
});

test('options of the shell reach its browser build', () => {
  const own = { plugins: [new rspack.DefinePlugin({ MINE: '1' })] };
  const [browser, server] = shellConfig(locateFolder('shell'), own);
  expect(browser?.plugins).toEqual(expect.arrayContaining(own.plugins));
  expect(server?.plugins).not.toEqual(expect.arrayContaining(own.plugins));
});
