import { runScript } from '@livree/command';
import { vitest } from './runs/runners.ts';
import { conclude } from './runs/tally.ts';

const folders = ['fire', 'domains/reservations', 'domains/payments'].map((part) => `apps/api/src/${part}`);

/** Runs the tests under fire on both engines, each many times. */
await runScript(async () => {
  conclude(await vitest(['api*'], folders, { LIVREE_SOAK: 'on' }));
});
