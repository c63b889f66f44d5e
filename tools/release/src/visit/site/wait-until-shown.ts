import { setTimeout as pause } from 'node:timers/promises';
import { releaseName } from '@livree/release';
import { isForOperators, isShell, Refusal, type AnyRelease } from '@livree/release/ledger';

/** Milliseconds in which a gateway reads a composition and starts the process that renders it. */
const shownWithin = 120_000;

const readPage = async (origin: string, cookie: string): Promise<string> =>
  (await fetch(origin, { headers: { cookie } })).text();

/**
 * Waits until every page of a gateway is made of these releases. While it prepares what has just become live, one page
 * waits, and all others still show what was live before. Only an operator's page contains the remotes of operators.
 * @param readOperatorsCookie what an operator's browser sends now
 * @throws Refusal if the gateway goes on with what was live before
 */
export async function waitUntilShown(
  origin: string,
  releases: readonly AnyRelease[],
  readOperatorsCookie: () => Promise<string>,
): Promise<void> {
  const deadline = performance.now() + shownWithin;
  const isHidden = (release: AnyRelease) => !isShell(release) && isForOperators(release);
  for (;;) {
    const ofVisitor = await readPage(origin, '');
    const ofOperator = releases.some(isHidden) ? await readPage(origin, await readOperatorsCookie()) : '';
    const missing = releases.filter(
      (release) => !(isHidden(release) ? ofOperator : ofVisitor).includes(release.version),
    );
    if (missing.length === 0) return;
    if (performance.now() > deadline) {
      const names = missing.map(({ id, version }) => releaseName(id, version));
      throw new Refusal(`the gateway cannot show ${names.join(', ')}`);
    }
    await pause(200);
  }
}
