import { runScript } from '@livree/command';
import { playwright, vitest } from './runs/runners.ts';
import { add, conclude, none } from './runs/tally.ts';

const attack = { LIVREE_ATTACK: 'on' };
const fire = ['access', 'bad-input', 'bills', 'races'].map((name) => `apps/api/src/fire/${name}.test.ts`);

/** Attacks the API on both engines and the whole site, and searches published files for secrets. */
await runScript(async () => {
  let tally = none;
  for (const [name, step] of [
    ['API on both engines', () => vitest(['api under fire*'], fire, attack)],
    ['site', () => playwright(['withstand-an-attack'], attack)],
    ['secrets', () => vitest(['unit'], ['tools/checks/src/secrets'], attack)],
  ] as const) {
    process.stdout.write(`\n== ${name}\n`);
    tally = add(tally, await step());
  }
  conclude(tally);
});
