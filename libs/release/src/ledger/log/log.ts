import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { type Act, operator } from './acts.ts';
import { readLine, writeLine } from './entry.ts';
import type { Signer } from './keys.ts';
import { addLine, copyState, type LogState, permissionError } from './log-state.ts';
import { emptyLog, readOn } from './verified-log.ts';

export const logPath = 'log.jsonl';

/** Whose signatures count, and who signs here. */
export interface Trust {
  /** The public key that may do everything, or one that did and was replaced in the log. */
  readonly operatorKey: string;
  /** @throws Refusal if this program has no key to sign with */
  signer(): Promise<Signer>;
}

/** The signed log of a ledger. Lines are only ever added. */
export interface Log {
  /** The current state. @throws Refusal if a line is invalid, or a line that was read before is missing */
  state(): Promise<LogState>;
  /** The last valid state. @throws Refusal if there never was one */
  lastGood(): Promise<LogState>;
  /** Changes whenever the log may have changed. Cheap. */
  stamp(): Promise<string | undefined>;
  /**
   * Adds the acts that `decide` returns for the current state, all or none, and returns them. `decide` may run more
   * than once.
   * @throws Refusal if this program's key is not allowed to
   */
  append<A extends Act>(at: Date, decide: (state: LogState) => Promise<readonly A[]>): Promise<readonly A[]>;
}

function signerName({ grants, operatorKey }: LogState, { key }: Signer): string {
  if (key === operatorKey) return operator;
  const team = [...grants].find(([, grant]) => grant.key === key)?.[0];
  if (team === undefined)
    throw new Refusal('the ledger does not know this release key; its operator must grant it first');
  return team;
}

/**
 * @param kept keeps what was verified, over restarts of this program. It is used while the log is invalid, and shows
 *   whether lines have gone.
 */
export function openLog(store: Store, { operatorKey, signer }: Trust, kept?: Store): Log {
  let known = emptyLog(operatorKey);
  let recalled: Promise<void> | undefined;
  let knownStamp: string | undefined;

  function learn(bytes: Buffer | undefined): LogState {
    known = readOn(known, bytes?.toString() ?? '');
    return known.state;
  }

  async function recall(): Promise<void> {
    try {
      learn(await kept?.read(logPath));
    } catch {
      // It belongs to another key, or is damaged itself: then nothing was kept.
    }
  }

  async function state(): Promise<LogState> {
    await (recalled ??= recall());
    const stamp = await store.stamp(logPath);
    if (stamp !== undefined && stamp === knownStamp) return known.state;
    const { text } = known;
    const learned = learn(await store.read(logPath));
    knownStamp = stamp;
    // What cannot be kept is missing only at the next start.
    if (known.text !== text) await kept?.write(logPath, known.text).catch(() => undefined);
    return learned;
  }

  /** The lines that add these acts to a state. */
  async function signLines(present: LogState, acts: readonly Act[], at: Date): Promise<string> {
    const next = copyState(present);
    const own = await signer();
    const by = signerName(next, own);
    const lines = acts.map((act) => {
      const refused = permissionError(next, by, act);
      if (refused !== undefined) throw new Refusal(refused);
      const line = writeLine(act, { at: at.toISOString(), by, previous: next.head }, own);
      addLine(next, { text: line, entry: readLine(line) });
      return `${line}\n`;
    });
    return lines.join('');
  }

  return {
    state,
    async lastGood() {
      try {
        return await state();
      } catch (error) {
        if (error instanceof Refusal && known.text !== '') return known.state;
        throw error;
      }
    },
    stamp: () => store.stamp(logPath),
    async append(at, decide) {
      let acts: Awaited<ReturnType<typeof decide>> = [];
      await store.update(logPath, async (bytes) => {
        const present = learn(bytes);
        acts = await decide(present);
        return acts.length === 0 ? undefined : `${known.text}${await signLines(present, acts, at)}`;
      });
      return acts;
    },
  };
}
