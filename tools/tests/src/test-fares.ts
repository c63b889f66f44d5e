import { runScript } from '@livree/command';
import { vitest } from './runs/runners.ts';
import { conclude } from './runs/tally.ts';

/** Compares the fares of 100,000 trips; `npm test` runs 3000. */
await runScript(async () => {
  const proof = ['apps/api/src/domains/pricing/fare-proof.test.ts'];
  conclude(await vitest(['api on PGlite'], proof, { LIVREE_FARE_TRIPS: '100000' }));
});
