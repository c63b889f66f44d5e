import { runScript, Stop, succeeds } from '@livree/command';
import { checkedPublish } from './trial/checked-publish.ts';
import type { Figure } from './trial/figure.ts';
import { judgeBehaviour } from './trial/judge-behaviour.ts';
import { judgeBisect } from './trial/judge-bisect.ts';
import { judgeCanaries } from './trial/judge-canaries.ts';
import { judgeCorpus } from './trial/judge-corpus.ts';
import { takeWorkflow } from './trial/take-workflow.ts';
import { timeCommands } from './trial/time-commands.ts';
import { timeVisits } from './trial/time-visits.ts';

const started = performance.now();

const judges: readonly (() => readonly Figure[] | Promise<readonly Figure[]>)[] = [
  judgeCanaries,
  judgeBisect,
  judgeCorpus,
  judgeBehaviour,
  timeVisits,
  timeCommands,
  checkedPublish,
  takeWorkflow,
];

/** All, or what the arguments ask for. */
function listJudges(rules: readonly string[]): typeof judges {
  if (rules.length === 0) return judges;
  return rules.includes('visits') ? [timeVisits] : [() => judgeBehaviour(rules)];
}

/**
 * Says in figures whether what breaks others is refused before it goes live, and what is harmless is not. With the names
 * of rules, only the visited changes that they are about: `npm run test:releases -- keyboard "shared page"`; with `visits`,
 * only how long these take.
 */
await runScript(async () => {
  const rules = process.argv.slice(2);
  // The changes are made to what is built.
  if (!(await succeeds('nx', ['run-many', '-t', 'build', '--output-style=static']))) throw new Stop();
  const missed: string[] = [];
  for (const judge of listJudges(rules))
    for (const { name, value, limit, isMet } of await judge()) {
      process.stdout.write(`${isMet ? '✓' : '✗'} ${name}: ${value} (${limit})\n`);
      if (!isMet) missed.push(name);
    }
  process.stdout.write(`in ${((performance.now() - started) / 60_000).toFixed(1)} min\n`);
  if (missed.length > 0) throw new Stop(`missed: ${missed.join(', ')}`);
});
