import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inABundle } from '../testing/escapes/in-a-bundle.ts';
import { pastNode } from '../testing/escapes/past-node.ts';
import { runPastNode, startHostile } from '../testing/escapes/run-escape.ts';
import { watchTargets } from '../testing/escapes/watched-targets.ts';
import { possibleConfinements, unconfined } from './confinement/confinement.ts';

let house: Awaited<ReturnType<typeof watchTargets>>;
beforeAll(async () => {
  house = await watchTargets();
});
afterAll(() => house.close());

const confinements = possibleConfinements();

describe.runIf(process.platform === 'linux')('what the system closes', () => {
  it.each(confinements.map((confinement) => [confinement.name, confinement] as const))(
    'is closed by %s although Node closes nothing',
    async (_name, confinement) => {
      expect(await runPastNode(confinement, pastNode, house.targets)).toEqual([]);
      expect(house.traces()).toEqual([]);
    },
  );

  it('is open without a confinement, so each attempt of the test can succeed', async () => {
    const other = await watchTargets();
    expect(await runPastNode(unconfined, pastNode, other.targets)).toEqual(Object.keys(pastNode));
    await pause(100);
    expect(new Set(other.traces())).toEqual(
      new Set([
        'a connection to a port',
        'a connection to a unix socket',
        'a connection to an abstract socket',
        'a datagram',
        'new',
        'a changed file',
        'an ended process',
      ]),
    );
    other.close();
  });
});

it.each(Object.entries(inABundle))('a hostile bundle does not escape by %s', async (_name, body) => {
  const [confinement = unconfined] = confinements;
  const hostile = startHostile(confinement, body, house.targets);
  await hostile.ready;
  const { page } = await hostile.render({ url: '/', language: 'fr', config: {} });
  await hostile.stop();
  expect(page.html).toMatch(/^kept: /);
  expect(house.traces()).toEqual([]);
});
