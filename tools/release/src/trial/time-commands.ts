import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stop, succeeds } from '@livree/command';
import { buildFolder, openNamedLedger, promote, publish } from '@livree/release/ledger';
import { plantRemote, plantShell } from '@livree/release/testing';
import { durationFigure, type Figure } from './figure.ts';

async function timed(data: string, ...args: readonly string[]): Promise<number> {
  const began = performance.now();
  const ended = await succeeds(process.execPath, ['tools/release/src/cli.ts', ...args], {
    LIVREE_DATA: data,
  });
  if (!ended) throw new Stop(`release ${args.join(' ')} failed`);
  return performance.now() - began;
}

/** Two releases of a small remote, one after the other live. */
async function plantTrail(data: string): Promise<void> {
  const ledger = await openNamedLedger({}, data);
  const dist = join(data, 'build');
  const release = async (id: string): Promise<void> => {
    const { release: added } = await publish(ledger, id, buildFolder(dist), new Date());
    await promote(ledger, { [id]: added.version }, new Date());
    rmSync(dist, { recursive: true });
  };
  plantShell(dist);
  await release('shell');
  for (const edition of ['1', '2']) {
    plantRemote(dist, { id: 'tours', edition });
    await release('tours');
  }
}

/**
 * How long the commands take in a ledger of their own: a publication with its build and without its checks, and a rollback.
 * The limits are at least twice what two busy cores need: they find what has become slow, not what is a little slower.
 */
export async function timeCommands(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'livree-releases-'));
  try {
    await plantTrail(data);
    const published = await timed(data, 'publish', 'blog', '--unchecked');
    const rolledBack = await timed(data, 'rollback', 'tours');
    return [
      durationFigure('publish without its checks', published, 10),
      durationFigure('rollback', rolledBack, 2),
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
