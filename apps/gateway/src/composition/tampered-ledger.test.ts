import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGateway } from '../app.ts';
import { readConfig } from '../config.ts';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { standInBundle } from '../testing/stand-in-shell.ts';

let site: PlantedSite;
let log: string;
let good: string;
const lines: string[] = [];

beforeAll(async () => {
  site = await plantSite({}, { logger: { level: 'error', stream } });
  log = join(site.folder, 'data/ledger/log.jsonl');
  good = await readFile(log, 'utf8');
});
afterAll(() => site.close());

const stream = { write: (line: string) => void lines.push(line) };

const home = async () => (await site.app.inject({ url: '/' })).body;
const version = (remote: string) => site.releases[remote]?.version ?? '';

describe('a tampered ledger', () => {
  it.each([
    ['an altered line', () => good.replaceAll(version('booking'), '0123456789ab'), 'was rewritten'],
    ['a line once more', () => `${good}${good.split('\n')[0]}\n`, 'does not follow the line before it'],
    ['a shorter log', () => `${good.trimEnd().split('\n').slice(0, -1).join('\n')}\n`, 'was rewritten'],
    ['no log', () => '', 'was rewritten'],
  ])('with %s leaves the last good composition and its files live', async (_what, tampered, sentence) => {
    expect(await home()).toContain('<li>booking 1 true true</li>');
    await writeFile(log, tampered());
    lines.length = 0;
    expect(await home()).toContain('<li>booking 1 true true</li>');
    expect(lines.join()).toContain(sentence);
    const { statusCode } = await site.app.inject({
      url: `/assets/booking/${version('booking')}/remote.bb22.js`,
    });
    expect(statusCode).toBe(200);
    await writeFile(log, good);
  });

  it.each([
    ['an altered line', () => good.replaceAll(version('booking'), '0123456789ab')],
    ['a shorter log', () => `${good.trimEnd().split('\n').slice(0, -1).join('\n')}\n`],
    ['half a line', () => `${good}{"at":`],
  ])(
    'with %s does not stop a gateway from starting: it serves what was verified last',
    async (_what, tampered) => {
      await writeFile(log, tampered());
      lines.length = 0;
      const { app, folder } = site;
      const data = join(folder, 'data');
      const config = readConfig({
        LIVREE_DATA: data,
        PICTURES: join(folder, 'pictures'),
        API_ORIGIN: 'http://127.0.0.1:9',
      });
      const restarted = await buildGateway(config, {
        logger: { level: 'error', stream },
        now: () => performance.now(),
      });
      try {
        expect((await restarted.site.inject({ url: '/' })).body).toContain('<li>booking 1 true true</li>');
        expect(lines.join()).toMatch(/was rewritten|ends inside a line/);
        await writeFile(log, good);
        expect((await restarted.site.inject({ url: '/' })).statusCode).toBe(200);
      } finally {
        await restarted.site.close();
        await writeFile(log, good);
      }
      expect((await app.inject({ url: '/' })).statusCode).toBe(200);
    },
  );

  it('is followed again once it is valid', async () => {
    const next = await site.publish({
      id: 'booking',
      edition: '2',
      paths: ['/reservation'],
      provides: ['booking/simulator@1'],
      server: standInBundle('2'),
    });
    await site.promote(next);
    expect(await home()).toContain('<li>booking 2 true true</li>');
  });
});
