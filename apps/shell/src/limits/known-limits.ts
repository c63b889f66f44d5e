import { z } from '@livree/contracts/schema';
import { limitsPath } from '@livree/document';
import { limitsSchema, type BrowserRelease, type Limits } from '@livree/release';

/** The limits of one release: null if it declares none, because it is from before there were any. */
export interface KnownLimits {
  /** Undefined until they have arrived. */
  readonly current: Limits | null | undefined;
  /** Undefined if there was no answer: then the site goes on without them. */
  readonly ready: Promise<Limits | null | undefined>;
}

/** Milliseconds for the answer: calls of the API wait for it. */
const patience = 2_000;

const known = new Map<string, KnownLimits>();

/** The browser's own, whatever a later script does. */
const { fetch } = globalThis;

async function ask(path: string): Promise<Limits | null> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(patience) });
  return answer.status === 204 ? null : z.parse(limitsSchema, await answer.json());
}

/** The limits of a release, which are asked for once. */
export function readLimits(release: BrowserRelease): KnownLimits {
  const path = limitsPath(release);
  const before = known.get(path);
  if (before !== undefined) return before;
  let current: Limits | null | undefined;
  const ready = ask(path).then(
    (answer) => (current = answer),
    () => void known.delete(path),
  );
  const limits: KnownLimits = {
    ready,
    get current() {
      return current;
    },
  };
  known.set(path, limits);
  return limits;
}
