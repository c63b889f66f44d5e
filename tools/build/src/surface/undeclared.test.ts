import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectAt, readRemote, workspaceRoot } from './index.ts';

const project = projectAt(join(workspaceRoot, 'apps/marketing'));
const file = project.source('features/kept-booking/kept-booking.tsx');

/** What the build says of marketing if one file has this source. */
const read = (source: string) =>
  readRemote(project, new Map([[file, `${source}\nexport const KeptBooking = () => null;`]]));

test('what a remote uses is declared by its sources', async () => {
  const { surface } = await read(`
    import { fleetRoutes, type Route } from '@livree/contracts';
    export const one = (name: 'read' | 'list'): Route => fleetRoutes[name];
    export const share = (text: string) => window.open(\`https://share.test-host.fr/?\${text}\`);
  `);
  expect(Object.keys(surface.calls)).toEqual(expect.arrayContaining(['fleet.read', 'fleet.list']));
  expect(surface.hosts).toContain('share.test-host.fr');
});

test.each([
  [
    'calls whose names are not known',
    `import { moneyRoutes } from '@livree/contracts';
     export const { list } = moneyRoutes;`,
    'name each call where it is made',
  ],
  [
    'a store without its name',
    `import { useShell } from '@livree/platform';
     export function useKept() { const { local } = useShell().stores; return local.read('draft:booking'); }`,
    'name the store and the key',
  ],
  [
    'an address that is made at run time',
    `export const leave = (address: string) => location.assign(address);`,
    'name the hosts',
  ],
])('the build refuses %s', async (_name, source, message) => {
  await expect(read(source)).rejects.toThrow(message);
});
