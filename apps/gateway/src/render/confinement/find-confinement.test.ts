import { spawnSync } from 'node:child_process';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../../testing/planted-site.ts';
import { standInBundle } from '../../testing/stand-in-shell.ts';
import { possibleConfinements, type Confinement } from './confinement.ts';
import { findConfinement } from './find-confinement.ts';
import { doors } from './probe-targets.ts';

let site: PlantedSite | undefined;
afterEach(() => site?.close());

const onLinux = it.runIf(process.platform === 'linux');

/** A way whose program the system refuses. */
const refused: Confinement = { name: 'a user namespace', command: () => ['false', []] };
const missing: Confinement = { name: 'a user namespace', command: () => ['/no/such/program', []] };

async function siteWithLog(confinements?: readonly Confinement[]) {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const logger = { level: 'info', stream };
  const planted = await plantSite(
    { LIVREE_TRIALS: 'open' },
    { logger, ...(confinements && { confinements }) },
  );
  site = planted;
  const said = () => lines.filter((line) => line.includes('render process')).join('');
  const { version } = await planted.publish({ id: 'blog', server: standInBundle('2') });
  return { app: planted.app, blog: version, said };
}

/** The page of a visitor who wants to try a release. */
async function editionOfBlog(app: FastifyInstance, version: string): Promise<string> {
  return (await app.inject({ url: `/?remote=blog@${version}` })).body;
}

onLinux('the first way that leaves nothing open is used', async () => {
  const found = await findConfinement([refused, missing, ...possibleConfinements()]);
  expect(found.confinement).not.toBe(refused);
  expect(found.open).toEqual([]);
});

onLinux('a way that closes only a part is not used, and what is open is known', async () => {
  const half: Confinement = {
    name: 'a user namespace',
    command: (given) => ['unshare', ['--map-root-user', '--net', process.execPath, ...given]],
  };
  const { confinement, open } = await findConfinement([half]);
  expect(confinement.name).toBe('nothing');
  expect(open).toEqual(doors);
});

onLinux('the first process of a container confines: the process with its number there is another one', () => {
  const code = `
    const { findConfinement } = await import(${JSON.stringify(import.meta.resolve('./find-confinement.ts'))});
    const { confinement, open } = await findConfinement();
    process.stdout.write(process.pid + ' ' + confinement.name + ': ' + open.join());`;
  const container = ['--user', '--map-root-user', '--pid', '--fork', process.execPath];
  const { stdout, stderr } = spawnSync('unshare', [...container, '--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  expect(stdout, stderr).toBe('1 a user namespace: ');
});

onLinux('a confined gateway says so, and shows a test composition', async () => {
  const { app, blog, said } = await siteWithLog();
  expect(said()).toMatch(/render processes reach nothing: the system gives them a user/);
  expect(await editionOfBlog(app, blog)).toContain('blog 2 ');
});

it('without a confinement the gateway logs what is open, renders live pages, and runs no other release', async () => {
  const { app, blog, said } = await siteWithLog([refused]);
  expect(said()).toMatch(/it leaves open ports, unix sockets, .* so only promoted releases run/);
  expect((await app.inject({ url: '/' })).headers['x-livree-render']).toBe('server');
  expect(await editionOfBlog(app, blog)).toContain('blog 1 ');
});
