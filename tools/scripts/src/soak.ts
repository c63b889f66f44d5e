import { runScript } from './stop.ts';
import { vitest } from './testing/runners.ts';
import { conclude } from './testing/tally.ts';

const folders = ['fire', 'domains/reservations', 'domains/payments'].map((part) => `apps/api/src/${part}`);

/** Runs the tests under fire on both engines, each many times. */
await runScript(async () => {
  conclude(await vitest(['api*'], folders, { LIVREE_SOAK: 'on' }));
});
