import { runScript } from './stop.ts';
import { vitest } from './testing/runners.ts';

const folders = ['fire', 'domains/reservations', 'domains/payments'].map((part) => `apps/api/src/${part}`);

/** The tests under fire on both engines, each many times over. */
await runScript(async () => {
  const { passed, failed } = await vitest(['api*'], folders, { LIVREE_SOAK: 'on' });
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
