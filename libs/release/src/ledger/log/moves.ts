import type { Move } from './acts.ts';

/** For each remote, the versions that were live and not taken back, the current one first. */
export type Trails = Readonly<Record<string, readonly string[]>>;

/** A release that a part of the visitors gets. */
export interface Canary {
  readonly version: string;
  readonly share: number;
  /** When it began; empty for one that is not in the log yet. */
  readonly began: string;
  /** Since when its visits count. */
  readonly since: string;
  /** Nobody gets it until whatever fails in both arms is over. */
  readonly isPaused: boolean;
  /** A person was asked to decide. */
  readonly isAsked: boolean;
}

/** What is live. */
export interface Live {
  readonly trails: Trails;
  /** Remotes that are offline anyway, with the path of another remote to which theirs redirect, if any. */
  readonly retired: Readonly<Record<string, { readonly to?: string | undefined }>>;
  /** By remote, the first to begin first. */
  readonly canaries: Readonly<Record<string, Canary>>;
}

/** A move, and its time if it is in the log. */
type Made<M extends Move = Move> = M & { readonly at?: string };

export const nothingLive: Live = { trails: {}, retired: {}, canaries: {} };

const trailLength = 50;

function trailAfter(
  { act, version }: Exclude<Move, { act: 'canary' | 'verdict' }>,
  trail: readonly string[],
): readonly string[] {
  if (act === 'retire' || trail[0] === version) return trail;
  return [version, ...trail.slice(trail.indexOf(version) + 1)].slice(0, trailLength);
}

/** The versions that were live after this one, the current one first: it takes them back when it is live again. */
export const versionsAfter = (trail: readonly string[], version: string): readonly string[] =>
  trail.slice(0, Math.max(trail.indexOf(version), 0));

function judged(canary: Canary, { outcome, at = '' }: Made<Extract<Move, { act: 'verdict' }>>): Canary {
  if (outcome === 'pause') return { ...canary, isPaused: true };
  if (outcome === 'resume') return { ...canary, isPaused: false, since: at };
  return outcome === 'ask' ? { ...canary, isAsked: true } : canary;
}

function applyMove(live: Live, move: Made): Live {
  const { remote } = move;
  const { [remote]: canary, ...canaries } = live.canaries;
  if (move.act === 'canary') {
    const { version, share, at = '' } = move;
    const begun = { version, share, began: at, since: at, isPaused: false, isAsked: false };
    return { ...live, canaries: { ...canaries, [remote]: begun } };
  }
  if (move.act === 'verdict')
    return canary === undefined
      ? live
      : { ...live, canaries: { ...live.canaries, [remote]: judged(canary, move) } };
  const { [remote]: _, ...retired } = live.retired;
  const to = move.act === 'retire' && move.to !== undefined ? { to: move.to } : {};
  return {
    trails: { ...live.trails, [remote]: trailAfter(move, live.trails[remote] ?? []) },
    retired: move.act === 'retire' ? { ...retired, [remote]: to } : retired,
    canaries,
  };
}

/** What is live after these moves. */
export const applyMoves = (live: Live, moves: readonly Made[]): Live => moves.reduce(applyMove, live);
