import type { Move } from './acts.ts';

/** For each remote, the versions that were live, the current one first. */
export type Trails = Readonly<Record<string, readonly string[]>>;

/** What is live. */
export interface Live {
  readonly trails: Trails;
  /** Remotes that are offline anyway, with the path of another remote to which theirs redirect, if any. */
  readonly retired: Readonly<Record<string, { readonly to?: string | undefined }>>;
}

const trailLength = 50;

function trailAfter({ act, version }: Move, trail: readonly string[]): readonly string[] {
  if (act === 'retire' || trail[0] === version) return trail;
  if (act === 'rollback' && trail.includes(version)) return trail.slice(trail.indexOf(version));
  return [version, ...trail].slice(0, trailLength);
}

function applyMove({ trails, retired }: Live, move: Move): Live {
  const { [move.remote]: _, ...others } = retired;
  const to = move.act === 'retire' && move.to !== undefined ? { to: move.to } : {};
  return {
    trails: { ...trails, [move.remote]: trailAfter(move, trails[move.remote] ?? []) },
    retired: move.act === 'retire' ? { ...others, [move.remote]: to } : others,
  };
}

/** What is live after these moves. */
export const applyMoves = (live: Live, moves: readonly Move[]): Live => moves.reduce(applyMove, live);
