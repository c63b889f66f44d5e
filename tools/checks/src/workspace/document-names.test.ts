import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { rootId, signedIn, stateId, visitorCookies } from '@livree/document';
import { expect, test } from 'vitest';

const sources = globSync(
  '{apps/gateway,apps/shell,apps/payments,libs/platform,tools/bench}/src/**/*.{ts,tsx}',
  {
    cwd: workspaceRoot,
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
])('%s is written only in the library of the document', (name) => {
  const found = sources.filter((file) => readFileSync(join(workspaceRoot, file), 'utf8').includes(name));
  expect(found).toEqual([]);
});

test('the sources of gateway and shell are searched', () => {
  expect(sources.length).toBeGreaterThan(100);
});
