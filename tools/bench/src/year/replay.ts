import TinyQueue from 'tinyqueue';
import { exponential } from './random.ts';
import type { Station } from './station.ts';

/** One after the other: where something is served, and how many seconds that takes on average. */
export interface Step<Role extends string> {
  readonly role: Role;
  readonly mean: number;
}

/** What one kind of visitor asks for, and when they come. */
export interface Stream<Role extends string> {
  readonly arrivals: Iterator<number, void>;
  readonly steps: readonly Step<Role>[];
  /** What is left for others to do when all is done. */
  readonly followedBy?: { readonly count: number; readonly steps: readonly Step<Role>[] };
}

interface Event<Role extends string> {
  readonly at: number;
  readonly steps: readonly Step<Role>[];
  readonly next: number;
  /** Present on the first step. */
  readonly from?: Stream<Role>;
  readonly stream: Stream<Role> | undefined;
}

/**
 * Lets visitors come at their moments, whether or not those before have been served (an open loop), and sends each
 * through its steps. The stations keep what they saw. A service takes an exponential time around its mean.
 */
export function replay<Role extends string>(
  streams: readonly Stream<Role>[],
  stations: Readonly<Record<Role, Station>>,
  random: () => number,
): void {
  const events = new TinyQueue<Event<Role>>([], (one, other) => one.at - other.at);
  const expectNext = (stream: Stream<Role>): void => {
    const { done, value: at } = stream.arrivals.next();
    if (!done) events.push({ at, steps: stream.steps, next: 0, from: stream, stream });
  };
  const leaveBehind = (at: number, { followedBy }: Stream<Role>): void => {
    for (let left = followedBy?.count ?? 0; left > 0; left -= 1)
      events.push({ at, steps: followedBy?.steps ?? [], next: 0, stream: undefined });
  };
  streams.forEach(expectNext);
  for (let event = events.pop(); event !== undefined; event = events.pop()) {
    if (event.from) expectNext(event.from);
    const step = event.steps[event.next];
    if (step === undefined) {
      if (event.stream) leaveBehind(event.at, event.stream);
      continue;
    }
    const done = stations[step.role].serve(event.at, exponential(random, step.mean));
    events.push({ at: done, steps: event.steps, next: event.next + 1, stream: event.stream });
  }
}
