import { createInstance } from '@module-federation/runtime';
import { expect, test } from 'vitest';
import provideBundlerRuntime from './provide-bundler-runtime.ts';

test('a shared file that failed once is fetched again when it is next needed', async () => {
  let fetches = 0;
  const get = async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('Loading chunk failed');
    return () => 'the part';
  };
  const shareConfig = { singleton: true, requiredVersion: '1.0.0' };
  const host = createInstance({
    name: 'host',
    remotes: [],
    plugins: [provideBundlerRuntime()],
    shared: { part: { version: '1.0.0', scope: 'default', get, shareConfig } },
  });
  await expect(host.loadShare('part')).rejects.toThrow('Loading chunk failed');
  const factory = await host.loadShare<string>('part');
  expect(factory && factory()).toBe('the part');
});
