import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SlotShape, Surface } from '@livree/release/compatibility';
import { folderStore, Refusal } from '@livree/release/ledger';
import { createSurface, type RemotePlan } from '@livree/release/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run, type CommandContext } from './command-line.ts';
import { plantContext, type PlantedContext } from './testing/planted-context.ts';

let root: string;
let context: CommandContext;
let sources: PlantedContext['sources'];
let checked: string[];

const release = (...args: string[]) => run(context, args);

/** The next build of this remote. */
function source(plan: RemotePlan): void {
  sources.remotes[plan.id] = plan;
}

async function published(plan: RemotePlan): Promise<void> {
  source(plan);
  await release('publish', plan.id);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'livree-releasable-'));
  ({ context, sources, checked } = await plantContext(root, folderStore(join(root, 'ledger'))));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a breaking release', () => {
  const text = { type: 'string' };
  const closes = { close: { type: 'object', properties: {} } };
  const simulator = (events: SlotShape['events']): SlotShape => ({
    props: { type: 'object', properties: { departure: text } },
    events,
  });
  const slots = (of: Partial<Surface['slots']>): Surface =>
    createSurface({ slots: { provides: {}, places: {}, ...of } });
  const slot = 'booking/simulator@1';
  const booking = (events: SlotShape['events']): RemotePlan => ({
    id: 'booking',
    provides: [slot],
    surface: slots({ provides: { [slot]: simulator(events) } }),
  });

  beforeEach(async () => {
    await published(booking(closes));
    await published({
      id: 'marketing',
      places: [slot],
      surface: slots({ places: { [slot]: simulator(closes) } }),
    });
    await release('promote', 'booking', 'marketing');
  });

  it('is refused with the affected release, before anything is checked or added', async () => {
    const known = await release('list');
    checked.length = 0;
    source(booking({}));
    await expect(release('publish', 'booking')).rejects.toThrow(
      /^booking@\w+ cannot be released: slot booking\/simulator@1: event `close` is gone; marketing@\w+ listens to it$/,
    );
    expect(checked).toEqual([]);
    expect(await release('list')).toEqual(known);
  });

  it('is refused even if only a rollback would bring back the affected release', async () => {
    await published({ id: 'marketing', edition: '2', surface: slots({}) });
    await release('promote', 'marketing');
    source(booking({}));
    await expect(release('publish', 'booking')).rejects.toThrow('event `close` is gone; marketing@');
  });

  it('can be published unchecked in an emergency, and the list says so', async () => {
    checked.length = 0;
    source(booking({}));
    await release('publish', 'booking', '--unchecked');
    expect((await release('list', 'booking')).at(-1)).toMatch(/ {2}unchecked$/);
    expect(checked).toEqual([]);
  });

  it('is not seeded either, and nothing is added', async () => {
    const known = await release('list');
    source(booking({}));
    await context.build('booking');
    await expect(release('seed')).rejects.toThrow(
      /^booking@\w+ cannot be released: slot booking\/simulator@1/,
    );
    expect(await release('list')).toEqual(known);
  });

  it('is refused by the remote’s own checks too', async () => {
    context = { ...context, check: () => Promise.reject(new Refusal('the checks of booking failed')) };
    source(booking({ ...closes, opened: { type: 'object', properties: {} } }));
    await expect(release('publish', 'booking')).rejects.toThrow('the checks of booking failed');
  });
});
