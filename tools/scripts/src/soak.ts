import { runScript, Stop } from './stop.ts';
import { succeeds } from './testing/command.ts';

const places = ['apps/api/src/fire', 'apps/api/src/domains/reservations', 'apps/api/src/domains/payments'];

/** The tests under fire on both engines, each many times over. */
await runScript(async () => {
  const projects = ['--project', 'api on PGlite', '--project', 'api on PostgreSQL'];
  const passed = await succeeds('vitest', ['run', ...projects, ...places], { LIVREE_SOAK: 'on' });
  if (!passed) throw new Stop('Something gave way; the lines above say what.');
});
