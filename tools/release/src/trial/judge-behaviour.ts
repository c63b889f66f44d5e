import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stop } from '@livree/command';
import { liveReleases, openNamedLedger, seed, type Ledger } from '@livree/release/ledger';
import { changeBehaviour } from '../behaviour/change-behaviour.ts';
import { readBreakingBehaviour, readHarmlessBehaviour, type Behaviour } from '../behaviour/read-behaviour.ts';
import { findOverspending } from '../commands/budget.ts';
import { onVisitGround, visitOn, type VisitGround } from '../visit/visit.ts';
import { builtParts } from '../workspace.ts';
import type { Figure } from './figure.ts';

const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none was asked' : `${((100 * part) / whole).toFixed(1)} %`;

/** Why a release with this behaviour is refused; the first reason is enough. */
async function judge(ground: VisitGround, change: Behaviour): Promise<string | undefined> {
  const { ledger } = ground;
  const { remotes } = await liveReleases(ledger, await ledger.live());
  const live = remotes.find(({ id }) => id === change.remote);
  if (live === undefined) throw new Stop(`there is no build of ${change.remote}`);
  const build = await changeBehaviour(change, live, (path) => ledger.file(live.id, live.version, path));
  const [over] = await findOverspending(build.release);
  if (over !== undefined) return `weight: ${over}`;
  const { faults } = await visitOn(ground, build, { enough: 1 });
  const [fault] = faults;
  return fault && `${fault.rule}, on ${fault.place.name} (${fault.place.language}): ${fault.what}`;
}

async function countRefused(
  ground: VisitGround,
  changes: readonly Behaviour[],
  isToBeRefused: boolean,
): Promise<number> {
  let refused = 0;
  for (const change of changes) {
    const reason = await judge(ground, change);
    if (reason !== undefined) refused += 1;
    const mark = (reason !== undefined) === isToBeRefused ? '✓' : '✗';
    process.stdout.write(
      `${mark} ${change.rule}: ${change.name} (${change.remote}): ${reason ?? 'accepted'}\n`,
    );
  }
  return refused;
}

async function seedLedger(data: string): Promise<Ledger> {
  const ledger = await openNamedLedger({ LIVREE_LEDGER: join(data, 'ledger') }, data);
  await seed(ledger, builtParts(), new Date());
  return ledger;
}

/**
 * Lets releases with changed behaviour be visited. Each judgement is printed at once.
 * @param rules only the changes that these rules are about; all, if none is named
 */
export async function judgeBehaviour(rules: readonly string[] = []): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'livree-behaviour-'));
  const isAsked = ({ rule }: Behaviour): boolean => rules.length === 0 || rules.includes(rule);
  const breaking = readBreakingBehaviour().filter(isAsked);
  const harmless = readHarmlessBehaviour().filter(isAsked);
  try {
    const ledger = await seedLedger(data);
    return await onVisitGround(
      ledger,
      () => new Date(),
      async (ground) => {
        const caught = await countRefused(ground, breaking, true);
        const blamed = await countRefused(ground, harmless, false);
        return [
          {
            name: 'breaking behaviour refused',
            value: `${caught} of ${breaking.length} (${percent(caught, breaking.length)})`,
            limit: 'at least 95 %',
            isMet: caught >= 0.95 * breaking.length,
          },
          {
            name: 'harmless behaviour refused',
            value: `${blamed} of ${harmless.length} (${percent(blamed, harmless.length)})`,
            limit: 'at most 2 %',
            isMet: blamed <= 0.02 * harmless.length,
          },
        ];
      },
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
