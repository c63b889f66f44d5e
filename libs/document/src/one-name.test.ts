import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rootId, stateId } from './element-ids.ts';
import { signedIn, visitorCookies } from './visitor.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const sources = globSync(
  '{apps/gateway,apps/shell,apps/payments,libs/platform,tools/bench}/src/**/*.{ts,tsx}',
  {
    cwd: workspace,
    exclude: (name) => name.includes('.test.'),
  },
);

test.each([
  rootId,
  stateId,
  'Max-Age=',
  `${visitorCookies.session}=${signedIn}`,
  `get('remote')`,
  `getAll('remote')`,
  `'/telemetry`,
  '`/telemetry',
  '`/assets/${',
  `'/assets/:`,
  `'/checkout-frame`,
  '`/checkout-frame/${',
])('%s is written only in this library', (name) => {
  const found = sources.filter((file) => readFileSync(join(workspace, file), 'utf8').includes(name));
  expect(found).toEqual([]);
});

test('the sources of both sides are searched', () => {
  expect(sources.length).toBeGreaterThan(100);
});
