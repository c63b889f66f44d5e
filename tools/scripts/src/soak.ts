import { runScript, Stop } from './stop.ts';
import { succeeds } from './testing/command.ts';

const places = ['apps/api/src/fire', 'apps/api/src/domains/reservations', 'apps/api/src/domains/payments'];

/** The tests under fire on both engines, each many times over. */
await runScript(async () => {
  const passed = await succeeds('vitest', ['run', '--project', 'api*', ...places], { LIVREE_SOAK: 'on' });
  if (!passed) throw new Stop('Something gave way; the lines above say what.');
});
