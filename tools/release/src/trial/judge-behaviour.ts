import { buildChange } from '../behaviour/build-change.ts';
import { readBreakingBehaviour, readHarmlessBehaviour, type Behaviour } from '../behaviour/read-behaviour.ts';
import { findOverspending } from '../commands/budget.ts';
import { onVisitGround, visitOn, type VisitGround } from '../visit/visit.ts';
import type { Figure } from './figure.ts';
import { withSeededLedger } from './seeded-ledger.ts';

const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none was asked' : `${((100 * part) / whole).toFixed(1)} %`;

/** Why a release with this behaviour is refused; the first reason is enough. */
async function judge(ground: VisitGround, change: Behaviour): Promise<string | undefined> {
  const build = await buildChange(ground.ledger, change);
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
    const began = performance.now();
    const reason = await judge(ground, change);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    if (reason !== undefined) refused += 1;
    const mark = (reason !== undefined) === isToBeRefused ? '✓' : '✗';
    process.stdout.write(
      `${mark} ${change.rule}: ${change.name} (${change.remote}), ${seconds} s: ${reason ?? 'accepted'}\n`,
    );
  }
  return refused;
}

/**
 * Lets releases with changed behaviour be visited. Each judgement is printed at once.
 * @param rules only the changes that these rules are about; all, if none is named
 */
export function judgeBehaviour(rules: readonly string[] = []): Promise<Figure[]> {
  const isAsked = ({ rule }: Behaviour): boolean => rules.length === 0 || rules.includes(rule);
  const breaking = readBreakingBehaviour().filter(isAsked);
  const harmless = readHarmlessBehaviour().filter(isAsked);
  const judgeOn = async (ground: VisitGround): Promise<Figure[]> => {
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
  };
  return withSeededLedger((ledger) => onVisitGround(ledger, () => new Date(), judgeOn));
}
