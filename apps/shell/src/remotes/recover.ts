import { lastGoodPath } from '@livree/document';
import type { BrowserRelease } from '@livree/release';
import type { RecoveryKit } from './federated-source.ts';
import { loadAfresh } from './load-afresh.ts';
import type { Trouble } from './remote-library.ts';
import { restoreFields } from './restore-fields.ts';

/** Milliseconds for a further attempt, before another release is asked for. */
const retryPatience = 2_000;

/** Milliseconds for the answer which release that is. */
const answerPatience = 5_000;

/** The release that the gateway names instead of one that fails; undefined if there is none, or no answer. */
async function askForLastGood(
  release: BrowserRelease,
  { parseRelease }: RecoveryKit,
): Promise<BrowserRelease | undefined> {
  try {
    const answer = await fetch(lastGoodPath(release), { signal: AbortSignal.timeout(answerPatience) });
    return answer.status === 200 ? parseRelease(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it succeeds in time. */
const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    attempt.then(
      () => resolve(true),
      () => resolve(false),
    );
    setTimeout(() => resolve(false), retryPatience);
  });

/**
 * Loads a part that failed or is late: once more from the same release, then from the last good one. Whatever arrives
 * first counts. One that threw is not tried again: React did that already.
 */
export async function recover<T>(
  { release, last, hasThrown, isWanted, assemble, onReplaced }: Trouble<T>,
  kit: RecoveryKit,
): Promise<T> {
  async function replaceBy(next: BrowserRelease): Promise<T> {
    const part = await assemble(loadAfresh(next, kit));
    if (!isWanted()) throw new Error('no longer wanted');
    // What was typed meanwhile.
    const typed = kit.noteFields();
    onReplaced(next, cause);
    restoreFields(typed, kit.focusedField());
    return part;
  }

  if (!hasThrown) kit.noteFields();
  const attempts = [last];
  let cause: unknown = new Error('late');
  last.catch((error: unknown) => void (cause = error));
  if (!hasThrown) {
    attempts.push(assemble(loadAfresh(release, kit)));
    if (await succeeds(Promise.any(attempts))) {
      restoreFields(kit.noteFields(), kit.focusedField());
      return Promise.any(attempts);
    }
  }
  const next = await askForLastGood(release, kit);
  if (next !== undefined && isWanted()) attempts.push(replaceBy(next));
  return Promise.any(attempts);
}
