import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@livree/release/ledger';
import { plantRemote } from '@livree/release/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run, type CommandContext } from './command-line.ts';
import { plantContext, type PlantedContext } from './testing/planted-context.ts';
import type { Fault, Place } from './visit/place.ts';
import { visitOnce } from './visit/visit-once.ts';

let root: string;
let context: CommandContext;
let sources: PlantedContext['sources'];
let announced: string[];
/** What the next visits find. */
let faults: Fault[];
/** How many releases were opened. */
let opened: number;

const release = (...args: string[]) => run(context, args);

const place: Place = {
  kind: 'page',
  name: '/reservation',
  url: 'http://localhost/de/reservation',
  language: 'de',
  visitor: 'nobody',
  isPhone: true,
  isWhole: false,
  isRepeated: false,
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-visits-'));
  const planted = await plantContext(root, folderStore(join(root, 'ledger')));
  ({ sources, announced } = planted);
  [faults, opened] = [[], 0];
  context = {
    ...planted.context,
    visit: (candidate) =>
      visitOnce(planted.context.ledger, candidate, {
        data: root,
        now: planted.context.now,
        see: async () => {
          opened += 1;
          const rendering = { pages: 4, own: 14.24, live: 13.9 };
          return {
            places: [place, { ...place, kind: 'state', name: 'no vehicle' }],
            unchanged: 0,
            journeys: 1,
            faults,
            seconds: 61.4,
            rendering,
          };
        },
      }),
  };
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('a release is visited before it is published, and what was seen is printed', async () => {
  await release('publish', 'booking');
  expect(announced).toContainEqual(
    expect.stringMatching(
      /^visited booking@\w+: 1 page and 1 state in 1 language, 1 journey walked, 61 s; the server renders a page in 14\.2 ms, the live one in 13\.9 ms \(4 timed\)$/,
    ),
  );
});

it('a fault refuses the release with its page, language and figure, and nothing is published', async () => {
  faults = [
    { rule: 'amounts', place, what: 'shows 90.00 €, which no answer of the API contains: “90,00 €”' },
  ];
  await expect(release('publish', 'booking')).rejects.toThrow(
    /^booking@\w+ was visited and cannot be released:\n {2}amounts, on \/reservation \(de\): shows 90\.00 €/,
  );
  expect(await release('list', 'booking')).toEqual(['booking was never published']);
});

it('nothing is visited in an emergency, and the list says so', async () => {
  faults = [{ rule: 'header', place, what: 'the header is not visible' }];
  await release('publish', 'booking', '--unchecked');
  expect(opened).toBe(0);
  expect((await release('list', 'booking')).at(-1)).toMatch(/ {2}unchecked$/);
});

it('a visit is made once for a release and what is live beside it, and again when it was refused', async () => {
  faults = [{ rule: 'header', place, what: 'the header is not visible' }];
  await expect(release('publish', 'booking')).rejects.toThrow('the header is not visible');
  faults = [];
  await release('publish', 'booking');
  expect(opened).toBe(2);
  await release('publish', 'booking');
  expect(announced).toContainEqual(
    expect.stringContaining('was visited before, and nothing else has changed'),
  );
  expect(opened).toBe(2);
  await release('publish', 'blog');
  await release('promote', 'blog');
  await release('publish', 'booking');
  expect(opened).toBe(4);
});

it('what was published in an emergency is visited when it is published again', async () => {
  await release('publish', 'booking', '--unchecked');
  await release('promote', 'booking');
  faults = [{ rule: 'header', place, what: 'the header is not visible' }];
  await expect(release('publish', 'booking')).rejects.toThrow('the header is not visible');
  expect((await release('list', 'booking')).at(-1)).toMatch(/unchecked {2}live$/);
});

it('a build at an address that browsers would refuse is not looked at', async () => {
  await expect(release('publish', '--from', 'https://cdn.example/~team/booking')).rejects.toThrow(
    'https://cdn.example/~team/booking cannot be the address of a build',
  );
});

it('a build that changes while it is visited is not published', async () => {
  const { visit } = context;
  context = {
    ...context,
    async visit(candidate) {
      plantRemote(join(root, 'booking'), { id: 'booking', edition: 'saved meanwhile' });
      return visit(candidate);
    },
  };
  await expect(release('publish', 'booking')).rejects.toThrow(
    /^browser\/entry\.aa11\.js of booking@\w+ does not have the hash that its release\.json gives$/,
  );
  expect(await release('list', 'booking')).toEqual(['booking was never published']);
});

it('what is live is not visited again', async () => {
  await release('publish', 'booking');
  await release('promote', 'booking');
  sources.shell = { edition: '1' };
  await release('publish', 'booking');
  expect(opened).toBe(1);
});
