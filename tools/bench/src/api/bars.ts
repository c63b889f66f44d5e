import type { Health } from './running-api.ts';
import type { LoadSummary } from './summary.ts';

type Summaries = Readonly<Record<string, LoadSummary>>;

/** The results of an engine's API: its speed, and its state afterwards. */
interface Measured {
  readonly loads: Summaries;
  readonly health: Health;
}

/** The minimum share of the bare handlers' requests per second, on PostgreSQL. */
const leastShare: Readonly<Record<string, number>> = { vehicles: 0.85, calculate: 0.78, reserve: 0.85 };
const mostP99 = 1.5;
/** The minimum share of our own requests per second on PostgreSQL. */
const leastEmbeddedShare = 0.12;
const mostBlockMs = 50;
const mostMemoryMb = 300;

/** One sentence for each missed limit. */
export function missedBars({ postgres, pglite }: { readonly postgres: Measured; readonly pglite: Measured }) {
  const missed: string[] = [];
  const hold = (isHeld: boolean, sentence: string) => {
    if (!isHeld) missed.push(sentence);
  };
  for (const [name, share] of Object.entries(leastShare)) {
    const { rps, p99 } = postgres.loads[name] ?? {};
    const embedded = (pglite.loads[name]?.rps.ours ?? 0) / (rps?.ours ?? 0);
    hold((rps?.ratio ?? 0) >= share, `${name}: ${rps?.ratio} of the bare requests a second, not ${share}`);
    hold(
      (p99?.ratio ?? Infinity) <= mostP99,
      `${name}: p99 ${p99?.ratio} times the bare one, not ${mostP99}`,
    );
    hold(
      embedded >= leastEmbeddedShare,
      `${name}: PGlite does ${embedded.toFixed(3)} of PostgreSQL, not ${leastEmbeddedShare}`,
    );
  }
  for (const [engine, { health }] of Object.entries({ postgres, pglite })) {
    const block = Math.round(health.longestBlockMs);
    hold(block <= mostBlockMs, `${engine}: event loop blocked for ${block} ms, not ${mostBlockMs}`);
  }
  const memory = Math.round(postgres.health.memoryMb);
  hold(memory < mostMemoryMb, `postgres: ${memory} MB of memory, not under ${mostMemoryMb}`);
  return missed;
}
