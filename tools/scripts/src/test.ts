import { buildAll } from './site/build.ts';
import { runScript } from './stop.ts';
import { ensureChromium } from './testing/chromium.ts';
import { playwright, vitest } from './testing/runners.ts';
import { staticChecks } from './testing/static-checks.ts';
import { add, none } from './testing/tally.ts';

await runScript(async () => {
  await ensureChromium();
  let tally = none;
  for (const [name, step] of [
    ['checks', staticChecks],
    ['units and API on both engines', () => vitest([])],
    [
      'build',
      () =>
        buildAll().then(
          () => ({ passed: 1, failed: 0 }),
          () => ({ passed: 0, failed: 1 }),
        ),
    ],
    ['journeys', () => playwright()],
  ] as const) {
    process.stdout.write(`\n== ${name}\n`);
    tally = add(tally, await step());
  }
  process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
  process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
});
