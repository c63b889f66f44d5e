import { buildChange } from '../behaviour/build-change.ts';
import { joinBehaviour } from '../behaviour/join-behaviour.ts';
import { readBreakingBehaviour, readHarmlessBehaviour, type Behaviour } from '../behaviour/read-behaviour.ts';
import { findOverspending } from '../commands/budget.ts';
import { onVisitGround, visitOn, type VisitGround } from '../visit/visit.ts';
import type { Figure } from './figure.ts';
import { withSeededLedger } from './seeded-ledger.ts';

const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none was asked' : `${((100 * part) / whole).toFixed(1)} %`;

/** Why a release with this behaviour is refused before it is visited. */
async function weigh({ ledger }: VisitGround, change: Behaviour): Promise<string | undefined> {
  const [over] = await findOverspending((await buildChange(ledger, change)).release);
  return over && `weight: ${over}`;
}

/** Why a release with this behaviour is refused by its visit; the first reason is enough. */
async function see(ground: VisitGround, change: Behaviour): Promise<string | undefined> {
  const { faults } = await visitOn(ground, await buildChange(ground.ledger, change), { enough: 1 });
  const [fault] = faults;
  return fault && `${fault.rule}, on ${fault.place.name} (${fault.place.language}): ${fault.what}`;
}

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

const sayJudged = ({ rule, name, remote }: Behaviour, mark: string, what: string): boolean =>
  process.stdout.write(`${mark} ${rule}: ${name} (${remote}), ${what}\n`);

/** How many are refused. Each is visited alone. */
async function countRefused(ground: VisitGround, changes: readonly Behaviour[]): Promise<number> {
  let refused = 0;
  for (const change of changes) {
    const began = performance.now();
    const reason = (await weigh(ground, change)) ?? (await see(ground, change));
    if (reason !== undefined) refused += 1;
    sayJudged(change, reason === undefined ? '✗' : '✓', `${secondsSince(began)}: ${reason ?? 'accepted'}`);
  }
  return refused;
}

/**
 * How many of one remote are refused by their visit. They are visited together: a release with all of them that is accepted
 * shows that each is. Only those that are refused together are parted.
 */
async function countRefusedTogether(ground: VisitGround, changes: readonly Behaviour[]): Promise<number> {
  const [first] = changes;
  if (first === undefined) return 0;
  const began = performance.now();
  const reason = await see(ground, joinBehaviour(first, changes.slice(1)));
  const seconds = secondsSince(began);
  if (reason === undefined) {
    for (const change of changes)
      sayJudged(change, '✓', `${seconds}: accepted in a release with ${changes.length}`);
    return 0;
  }
  if (changes.length === 1) {
    sayJudged(first, '✗', `${seconds}: ${reason}`);
    return 1;
  }
  process.stdout.write(`  ${changes.length} changes of ${first.remote}, ${seconds}: ${reason}\n`);
  const half = Math.ceil(changes.length / 2);
  return (
    (await countRefusedTogether(ground, changes.slice(0, half))) +
    (await countRefusedTogether(ground, changes.slice(half)))
  );
}

/** How many of a remote's harmless changes are refused. Each has the whole budget of its remote. */
async function countBlamed(ground: VisitGround, changes: readonly Behaviour[]): Promise<number> {
  const visited: Behaviour[] = [];
  for (const change of changes) {
    const over = await weigh(ground, change);
    if (over === undefined) visited.push(change);
    else sayJudged(change, '✗', over);
  }
  return changes.length - visited.length + (await countRefusedTogether(ground, visited));
}

/** A site on which every remote is live. */
const onSeededGround = (judgeOn: (ground: VisitGround) => Promise<Figure[]>): Promise<Figure[]> =>
  withSeededLedger((ledger) => onVisitGround(ledger, () => new Date(), judgeOn));

/** The changes that some rules are about; all, if none is named. */
const about = (rules: readonly string[], changes: readonly Behaviour[]): Behaviour[] =>
  changes.filter(({ rule }) => rules.length === 0 || rules.includes(rule));

/** The rules that changes are about, each once. */
export const listRules = (): string[] => [
  ...new Set([...readBreakingBehaviour(), ...readHarmlessBehaviour()].map(({ rule }) => rule)),
];

/**
 * Lets releases be visited that break what these rules are about, or any rule, if none is named. Each judgement is printed
 * at once.
 */
export function judgeBreaking(rules: readonly string[] = []): Promise<Figure[]> {
  const breaking = about(rules, readBreakingBehaviour());
  return onSeededGround(async (ground) => {
    const caught = await countRefused(ground, breaking);
    return [
      {
        name: 'breaking behaviour refused',
        value: `${caught} of ${breaking.length} (${percent(caught, breaking.length)})`,
        limit: 'at least 95 %',
        isMet: caught >= 0.95 * breaking.length,
      },
    ];
  });
}

/** The same with releases that come near to breaking something, and break nothing. */
export function judgeHarmless(rules: readonly string[] = []): Promise<Figure[]> {
  const harmless = about(rules, readHarmlessBehaviour());
  return onSeededGround(async (ground) => {
    let blamed = 0;
    const groups = Map.groupBy(harmless, (change) => (change.alone === true ? change : change.remote));
    for (const group of groups.values()) blamed += await countBlamed(ground, group);
    return [
      {
        name: 'harmless behaviour refused',
        value: `${blamed} of ${harmless.length} (${percent(blamed, harmless.length)})`,
        limit: 'at most 2 %',
        isMet: blamed <= 0.02 * harmless.length,
      },
    ];
  });
}
