import { runScript, Stop } from './stop.ts';
import { vitest } from './testing/runners.ts';
import { staticChecks } from './testing/static-checks.ts';
import { add } from './testing/tally.ts';

await runScript(async () => {
  const { passed, failed } = add(await staticChecks(), await vitest(['unit']));
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  if (failed > 0) throw new Stop('Something has to be mended before it is committed.');
});
