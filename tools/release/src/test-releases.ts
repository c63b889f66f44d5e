import { runScript, Stop, succeeds } from '@livree/command';
import { checkedPublish } from './trial/checked-publish.ts';
import type { Figure } from './trial/figure.ts';
import { judgeBreaking, judgeHarmless, listRules } from './trial/judge-behaviour.ts';
import { judgeBisect } from './trial/judge-bisect.ts';
import { judgeCanaries } from './trial/judge-canaries.ts';
import { judgeCorpus } from './trial/judge-corpus.ts';
import { takeWorkflow } from './trial/take-workflow.ts';
import { timeCommands } from './trial/time-commands.ts';
import { timeVisits } from './trial/time-visits.ts';

const started = performance.now();

type Judge = () => readonly Figure[] | Promise<readonly Figure[]>;

/** What is judged, in this order. */
const parts: Readonly<Record<string, Judge>> = {
  canaries: judgeCanaries,
  bisect: judgeBisect,
  sources: judgeCorpus,
  breaking: judgeBreaking,
  harmless: judgeHarmless,
  visits: timeVisits,
  commands: timeCommands,
  publish: checkedPublish,
  workflow: takeWorkflow,
};

/** All, or what the arguments ask for. @throws Stop if one names nothing */
function listJudges(asked: readonly string[]): Judge[] {
  if (asked.length === 0) return Object.values(parts);
  const rules = asked.filter((name) => !Object.hasOwn(parts, name));
  const known = listRules();
  const unknown = rules.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Stop(`“${unknown}” is none of ${[...Object.keys(parts), ...known].join(', ')}`);
  const ofRules: readonly Judge[] = [() => judgeBreaking(rules), () => judgeHarmless(rules)];
  const ofParts = Object.entries(parts).filter(([name]) => asked.includes(name));
  return [...ofParts.map(([, judge]) => judge), ...(rules.length > 0 ? ofRules : [])];
}

/**
 * Says in figures whether what breaks others is refused before it goes live, and what is harmless is not. All of it takes
 * hours; the names of parts ask for these alone, and those of rules for the visited changes that they are about:
 * `npm run test:releases -- visits commands`, `npm run test:releases -- keyboard "shared page"`.
 */
await runScript(async () => {
  const judges = listJudges(process.argv.slice(2));
  // The changes are made to what is built.
  if (!(await succeeds('nx', ['run-many', '-t', 'build', '--output-style=static']))) throw new Stop();
  const missed: string[] = [];
  for (const judge of judges)
    for (const { name, value, limit, isMet } of await judge()) {
      process.stdout.write(`${isMet ? '✓' : '✗'} ${name}: ${value} (${limit})\n`);
      if (!isMet) missed.push(name);
    }
  process.stdout.write(`in ${((performance.now() - started) / 60_000).toFixed(1)} min\n`);
  if (missed.length > 0) throw new Stop(`missed: ${missed.join(', ')}`);
});
