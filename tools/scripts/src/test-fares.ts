import { runScript } from './stop.ts';
import { vitest } from './testing/runners.ts';

/** The proof of the fare with 100,000 trips; `npm test` takes 3000. */
await runScript(async () => {
  const proof = ['apps/api/src/domains/pricing/fare-proof.test.ts'];
  const { passed, failed } = await vitest(['api on PGlite'], proof, { LIVREE_FARE_TRIPS: '100000' });
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
