import { remotesWithStates } from '@livree/build/states';
import { expect, it } from 'vitest';
import { saidElsewhere } from './said-elsewhere.ts';
import { readStateCoverage } from './state-coverage.ts';

it('every text of the specification appears in a state of a remote, or has a reason why it appears in none', async () => {
  const { missing, line } = await readStateCoverage(remotesWithStates());
  process.stdout.write(`${line}\n`);
  expect(missing).toEqual(Object.keys(saidElsewhere));
});
