import { runScript, Stop } from '@livree/command';
import { checkedPublish } from './trial/checked-publish.ts';
import { judgeBehaviour } from './trial/judge-behaviour.ts';
import { judgeCanaries } from './trial/judge-canaries.ts';
import { judgeCorpus } from './trial/judge-corpus.ts';
import { takeWorkflow } from './trial/take-workflow.ts';
import { timeCommands } from './trial/time-commands.ts';

const started = performance.now();

/** Says in figures whether what breaks others is refused before it goes live, and what is harmless is not. */
await runScript(async () => {
  const figures = [
    ...judgeCanaries(),
    ...(await judgeCorpus()),
    ...(await judgeBehaviour()),
    ...(await timeCommands()),
    ...(await checkedPublish()),
    ...(await takeWorkflow()),
  ];
  for (const { name, value, limit, isMet } of figures)
    process.stdout.write(`${isMet ? '✓' : '✗'} ${name}: ${value} (${limit})\n`);
  process.stdout.write(`in ${((performance.now() - started) / 60_000).toFixed(1)} min\n`);
  const missed = figures.filter(({ isMet }) => !isMet).map(({ name }) => name);
  if (missed.length > 0) throw new Stop(`missed: ${missed.join(', ')}`);
});
