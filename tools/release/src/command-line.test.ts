import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { openLedger, readTrust, type Store } from '@livree/release/ledger';
import { plantedStores, plantRemote, type PlantedStore, type RemotePlan } from '@livree/release/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run, type CommandContext } from './command-line.ts';
import { newest, plantContext, type PlantedContext } from './testing/planted-context.ts';

let root: string;
let planted: PlantedStore;
let context: CommandContext;
let sources: PlantedContext['sources'];
let announced: string[];

const dist = (remote: string) => join(root, remote);
const release = (...args: string[]) => run(context, args);
const locateFile = (remote: string, version: string, file: string) => `releases/${remote}/${version}/${file}`;

async function stored(remote: string, version: string, file: string): Promise<Buffer> {
  const bytes = await planted.store.read(locateFile(remote, version, file));
  if (bytes === undefined) throw new Error(`${file} is not stored`);
  return bytes;
}

/** The next build of this remote. */
const source = (plan: RemotePlan) => void (sources.remotes[plan.id] = plan);

async function published(plan: RemotePlan): Promise<string> {
  source(plan);
  await release('publish', plan.id);
  return newest(context, plan.id);
}

/** The remotes in `status`. */
const liveRemotes = async () => (await release('status')).filter((line) => /^(?!shell)[a-z]+@/.test(line));

describe.each(Object.entries(plantedStores))('on %s', (_name, plant) => {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'livree-release-'));
    planted = await plant(root);
    ({ context, sources, announced } = await plantContext(root, planted.store));
  });

  afterEach(async () => {
    await planted.close();
    rmSync(root, { recursive: true, force: true });
  });

  describe('publish', () => {
    it('adds the version with its compressed forms, without making it live', async () => {
      const version = await published({ id: 'booking' });
      const plain = await stored('booking', version, 'browser/entry.aa11.js');
      expect(brotliDecompressSync(await stored('booking', version, 'browser/entry.aa11.js.br'))).toEqual(
        plain,
      );
      expect(gunzipSync(await stored('booking', version, 'browser/entry.aa11.js.gz'))).toEqual(plain);
      expect(await liveRemotes()).toEqual([]);
    });

    it('says what a visit loads, and how much more than with the live release', async () => {
      await published({ id: 'booking' });
      expect(announced.at(-1)).toBe(
        'each visit loads 1.4 KB in 3 requests; all its files are 1.5 KB in 5 requests',
      );
      await release('promote', 'booking');
      await published({ id: 'booking', edition: '2', frames: ['card'] });
      expect(announced.at(-1)).toBe(
        'each visit loads 1.4 KB in 3 requests (+0.0 KB, +0); all its files are 1.5 KB in 6 requests (+0.0 KB, +1)',
      );
    });

    it('says what one build of the same sources would load, and how much more this is', async () => {
      await published({ id: 'booking', frames: ['card'] });
      expect(announced.at(-2)).toBe(
        'against one build of the same sources, every page loads 4.2 KB in 6 requests (+3.0 KB, +3); the site has 4.2 KB in 9 requests (+2.2 KB, +4)',
      );
      announced.length = 0;
      await release('publish', 'booking', '--unchecked');
      expect(announced).not.toContainEqual(expect.stringContaining('one build'));
    });

    it('names the packages of whose modules other live releases have copies', async () => {
      const ofBoth = { 'zod/core.js': 41_500, 'zod/util.js': 2000, 'clsx/clsx.mjs': 600 };
      await published({ id: 'blog', modules: { ...ofBoth, '@livree/rides/src/index.ts': 9000 } });
      await release('promote', 'blog');
      await published({
        id: 'booking',
        modules: { ...ofBoth, 'zod/json.js': 5000, 'lucide-react/x.js': 1200 },
      });
      expect(announced.at(-1)).toBe(
        'other live releases have copies of 2 of its modules, 43.5 KB of its sources: zod 43.5 KB (blog)',
      );
    });

    it('takes the compressed forms of unchanged files from the last release, if they are right', async () => {
      const page = 'browser/page.11aa.js';
      const first = await published({ id: 'booking' });
      const plain = await stored('booking', first, page);
      const other = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_LGWIN]: 10 } });
      expect(await stored('booking', first, `${page}.br`)).not.toEqual(other);
      await planted.behind.write(locateFile('booking', first, `${page}.br`), other);
      const second = await published({ id: 'booking', edition: '2' });
      expect(await stored('booking', second, `${page}.br`)).toEqual(other);
      await planted.behind.write(
        locateFile('booking', second, `${page}.br`),
        brotliCompressSync('other bytes'),
      );
      const third = await published({ id: 'booking', edition: '3' });
      expect(brotliDecompressSync(await stored('booking', third, `${page}.br`))).toEqual(plain);
    });

    it('makes a repeated publication the newest, whatever was published in between', async () => {
      const good = await published({ id: 'booking' });
      const bad = await published({ id: 'booking', edition: 'bad' });
      await release('promote', 'booking');
      source({ id: 'booking' });
      expect(await release('publish', 'booking')).toEqual([
        `published booking@${good} again, which is the newest now; make it live with: npm run release -- promote booking@${good}`,
        expect.stringMatching(/^invitation \w+ to /),
      ]);
      expect(await release('list', 'booking')).toHaveLength(2);
      expect(await release('promote', 'booking')).toEqual([`booking@${good} is now live`]);
      expect(announced.at(-1)).toMatch(
        new RegExp(
          `^making live booking@${good}, published 2027-01-01 00:\\d\\d UTC, in place of booking@${bad}$`,
        ),
      );
    });

    it('leaves every version in the list, wherever it is killed', async () => {
      const { ledger } = context;
      for (let act = 14; act < 28; act += 1) {
        let left = act;
        const step = () => {
          if ((left -= 1) < 0) throw new Error('killed');
        };
        const dying: Store = {
          ...ledger.store,
          write: async (path, bytes) => {
            step();
            await ledger.store.write(path, bytes);
          },
          update: async (path, change) => {
            step();
            await ledger.store.update(path, change);
          },
        };
        source({ id: 'booking', edition: String(act) });
        context = { ...context, ledger: openLedger(dying, await readTrust({}, root)) };
        await release('publish', 'booking').catch(() => undefined);
        context = { ...context, ledger };
        const listed = (await release('list')).filter((line) => line.startsWith('booking@'));
        const held = await Promise.all(
          (await ledger.versions('booking')).map((version) => ledger.has('booking', version)),
        );
        expect(listed).toHaveLength(held.filter(Boolean).length);
        expect(listed.join()).not.toContain('unknown');
      }
      expect((await release('list')).length).toBeGreaterThan(3);
    });

    it('names a damaged release, and repairs it', async () => {
      const version = await published({ id: 'booking' });
      await planted.behind.write(locateFile('booking', version, 'release.json'), '{"id":"book');
      await expect(release('promote', 'booking')).rejects.toThrow(
        `the ledger's release.json of booking@${version} is damaged; publish the same sources again`,
      );
      await release('publish', 'booking');
      expect(await release('promote', 'booking')).toEqual([`booking@${version} is now live`]);
      await planted.behind.write('log.jsonl', '{\n');
      await expect(release('list')).rejects.toThrow("the ledger's log was rewritten");
    });

    it.each([
      ['browser/entry.aa11.js', 'does not have the hash'],
      ['server/index.mjs', 'does not have the hash'],
      ['browser/frame-card.dd44.js', 'does not have the hash'],
    ])('refuses altered bytes in %s', async (file, sentence) => {
      const untouched = context;
      source({ id: 'payments', frames: ['card'] });
      context = {
        ...context,
        build: async (remote) =>
          untouched.build(remote).then(() => appendFileSync(join(dist(remote), file), ' ')),
      };
      await expect(release('publish', 'payments')).rejects.toThrow(sentence);
      expect(await release('list', 'payments')).toEqual(['payments was never published']);
    });

    it('refuses a missing file and a missing hash', async () => {
      const untouched = context;
      context = {
        ...context,
        build: async (remote) =>
          untouched.build(remote).then(() => rmSync(join(dist(remote), 'browser/remote.bb22.js'))),
      };
      await expect(release('publish', 'booking')).rejects.toThrow(
        'names browser/remote.bb22.js, which its build did not write',
      );
      context = {
        ...context,
        build: async (remote) => {
          await untouched.build(remote);
          const file = join(dist(remote), 'release.json');
          writeFileSync(file, readFileSync(file, 'utf8').replace(/"integrity":"[^"]+",/, ''));
        },
      };
      await expect(release('publish', 'booking')).rejects.toThrow(
        'the release.json of booking is not valid at entry.integrity',
      );
    });

    it('never overwrites a version with other files', async () => {
      const version = await published({ id: 'booking' });
      const other = plantRemote(dist('booking'), { id: 'booking', edition: '2' });
      writeFileSync(join(dist('booking'), 'release.json'), JSON.stringify({ ...other, version }));
      context = { ...context, build: async () => undefined };
      await expect(release('publish', 'booking')).rejects.toThrow(
        `booking@${version} is already published with other files`,
      );
    });
  });

  describe('promote and rollback', () => {
    it('moves the pointer forward and back, and keeps every file', async () => {
      const first = await published({ id: 'booking' });
      await release('promote', 'booking');
      const second = await published({ id: 'booking', edition: '2' });
      expect(await release('promote', 'booking')).toEqual([`booking@${second} is now live`]);
      expect(await release('rollback', 'booking')).toEqual([`booking@${first} is live again`]);
      expect((await stored('booking', second, 'browser/entry.aa11.js')).length).toBeGreaterThan(0);
      expect(await release('promote', `booking@${second}`)).toEqual([`booking@${second} is now live`]);
    });

    it('refuses to go back if there is nothing before', async () => {
      await expect(release('rollback', 'booking')).rejects.toThrow('booking has no live release');
      await published({ id: 'booking' });
      await release('promote', 'booking');
      await expect(release('rollback', 'booking')).rejects.toThrow('there is none to go back to');
    });

    it('refuses an unpublished version', async () => {
      await expect(release('promote', 'booking')).rejects.toThrow('booking has no published release');
      await expect(release('promote', 'booking@0123456789ab')).rejects.toThrow(
        'booking@0123456789ab was never published',
      );
      await expect(release('promote', '../etc')).rejects.toThrow('is not the name of a remote');
    });

    it('refuses a composition that does not match and changes nothing, but accepts both halves together', async () => {
      await published({ id: 'booking', places: ['payments/checkout@1'] });
      await published({ id: 'payments', provides: ['payments/checkout@1'] });
      await expect(release('promote', 'booking')).rejects.toThrow('which no remote provides');
      expect(await liveRemotes()).toEqual([]);
      await release('promote', 'booking', 'payments');
      expect(await liveRemotes()).toHaveLength(2);
    });

    it('refuses a rollback after which a remote would lack what it needs', async () => {
      await published({ id: 'payments' });
      await release('promote', 'payments');
      await published({ id: 'payments', edition: '2', provides: ['payments/checkout@1'] });
      await published({ id: 'booking', places: ['payments/checkout@1'] });
      await release('promote', 'payments', 'booking');
      await expect(release('rollback', 'payments')).rejects.toThrow('payments/checkout@1');
    });

    it('loses no change when many happen at once', async () => {
      const remotes = ['one', 'two', 'three', 'four', 'five', 'six'];
      for (const id of remotes) await published({ id });
      await Promise.all(remotes.map((id) => release('promote', id)));
      expect(await liveRemotes()).toHaveLength(remotes.length);
    });
  });

  describe('retire', () => {
    beforeEach(async () => {
      await published({ id: 'blog', paths: ['/blog'] });
      await published({ id: 'marketing', paths: ['/'] });
      await release('promote', 'blog', 'marketing');
    });

    it('takes a remote offline until it is promoted or rolled back, even over a restart', async () => {
      const [line] = await release('retire', 'blog');
      expect(line).toMatch(/^blog@\w+ is offline: its paths answer 404; rollback blog brings it back$/);
      expect(await liveRemotes()).toEqual([expect.stringMatching(/^marketing@/)]);
      expect((await release('list', 'blog'))[0]).toMatch(/retired$/);
      delete sources.remotes['marketing'];
      source({ id: 'blog', paths: ['/blog'] });
      await context.build('blog');
      expect(await release('seed')).toEqual(['the ledger is up to date']);
      expect(await release('rollback', 'blog')).toEqual([expect.stringMatching(/^blog@\w+ is live again$/)]);
      await release('retire', 'blog', '/');
      expect(await release('promote', 'blog')).toEqual([expect.stringMatching(/^blog@\w+ is now live$/)]);
      expect(await liveRemotes()).toHaveLength(2);
    });

    it('refuses an unknown remote, and a removal after which another remote would lack what it needs', async () => {
      await expect(release('retire', 'blog', '/blog')).rejects.toThrow('no other remote owns /blog');
      await expect(release('retire', 'payments')).rejects.toThrow('payments has no live release');
      await published({ id: 'payments', provides: ['payments/checkout@1'] });
      await published({ id: 'booking', places: ['payments/checkout@1'] });
      await release('promote', 'payments', 'booking');
      await expect(release('retire', 'payments')).rejects.toThrow('which no remote provides');
    });
  });

  describe('seed', () => {
    beforeEach(async () => {
      source({ id: 'booking', places: ['payments/checkout@1'] });
      source({ id: 'payments', provides: ['payments/checkout@1'] });
      for (const remote of Object.keys(sources.remotes)) await context.build(remote);
    });

    it('makes the builds on disk the first composition, once', async () => {
      expect(await release('seed')).toEqual([expect.stringMatching(/^now live: booking@\w+, payments@\w+$/)]);
      expect(await release('seed')).toEqual(['the ledger is up to date']);
    });

    it('makes a new build live and does not undo a rollback', async () => {
      await release('seed');
      source({ id: 'payments', provides: ['payments/checkout@1'], edition: '2' });
      await context.build('payments');
      expect(await release('seed')).toEqual([expect.stringMatching(/^now live: payments@\w+$/)]);
      await release('rollback', 'payments');
      expect(await release('seed')).toEqual(['the ledger is up to date']);
    });
  });

  it('`status` shows the counts of the live release, summed over its arms', async () => {
    const version = await published({ id: 'booking' });
    await release('promote', 'booking');
    const shell = await newest(context, 'shell');
    expect(await release('status')).toContain(`booking@${version}  counts unknown`);
    const booking = { release: `booking@${version}`, arm: 'live', visits: 90, failedVisits: 2 } as const;
    const tallies = { 'browser frozen': 1, 'browser promise': 1, server: 1, 'LCP 3': 7 };
    const counts = [
      { ...booking, tallies },
      { ...booking, arm: 'canary', visits: 10, failedVisits: 1, tallies: { 'browser promise': 1 } } as const,
      { ...booking, release: 'booking@ffffffffffff', tallies },
    ];
    context = { ...context, counts: async () => counts };
    expect(await release('status')).toEqual([
      `booking@${version}  3 of 100 visits failed  errors: 3 in browsers (1 frozen, 2 promise), 1 on the server  three of four: LCP ≤ 500 ms`,
      `shell@${shell}  0 of 0 visits failed  errors: 0 in browsers, 0 on the server`,
      'open bookings may still keep 1 earlier composition; a rollback takes a release from them too',
    ]);
  });

  it('`status` says what open bookings may still keep: nothing that was rolled back, and nothing after a day', async () => {
    const pinned = async () => (await release('status')).filter((line) => line.startsWith('open bookings'));
    expect(await pinned()).toEqual([]);
    for (const edition of ['1', '2']) {
      await published({ id: 'booking', edition });
      await release('promote', 'booking');
    }
    expect(await pinned()).toEqual([expect.stringContaining('keep 2 earlier compositions;')]);
    await release('rollback', 'booking');
    expect(await pinned()).toEqual([expect.stringContaining('keep 1 earlier composition;')]);
    const { now } = context;
    context = { ...context, now: () => new Date(now().getTime() + 25 * 3_600_000) };
    expect(await pinned()).toEqual([]);
  });

  it('`list` shows published releases with their time, and marks the live ones', async () => {
    expect(await release('list')).toEqual([expect.stringMatching(/^shell@\w+ .* live$/)]);
    const [first, second] = [
      await published({ id: 'booking' }),
      await published({ id: 'booking', edition: '2' }),
    ];
    await release('promote', `booking@${first}`);
    const day = /\d{4}-\d\d-\d\d \d\d:\d\d UTC/.source;
    expect(await release('list', 'booking')).toEqual([
      expect.stringMatching(`^booking@${first}  ${day}  live$`),
      expect.stringMatching(`^booking@${second}  ${day}$`),
    ]);
    expect(await release('list', 'blog')).toEqual(['blog was never published']);
  });

  it('an unknown command prints the usage', async () => {
    await expect(release('deploy')).rejects.toThrow('usage: release publish');
    await expect(release('constructor')).rejects.toThrow('usage: release publish');
  });

  it.each(['promote', 'rollback', 'list booking blog', 'status booking', 'seed booking'])(
    '`%s` prints the use of that command alone, in lines that a terminal shows',
    async (typed) => {
      const explained = await release(...typed.split(' ')).catch((error: unknown) => String(error));
      const [command] = typed.split(' ');
      const forms = String(explained).split(/\n */).slice(0, -1);
      expect(forms).not.toEqual([]);
      for (const form of forms) {
        expect(form).toMatch(new RegExp(`release ${command}\\b`));
        expect(form.length).toBeLessThan(80);
      }
    },
  );
});
