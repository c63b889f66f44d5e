import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@livree/release/ledger';

/** Milliseconds in which a gateway reads a composition and starts the process that renders it. */
const shownWithin = 120_000;

/**
 * Waits until every page of a gateway is made of these releases. While it prepares what has just become live, one page
 * waits, and all others still show what was live before.
 * @param versions by remote
 * @throws Refusal if the gateway goes on with what was live before
 */
export async function waitUntilShown(
  origin: string,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const deadline = performance.now() + shownWithin;
  for (;;) {
    const page = await (await fetch(origin)).text();
    const missing = Object.entries(versions).filter(([, version]) => !page.includes(version));
    if (missing.length === 0) return;
    if (performance.now() > deadline)
      throw new Refusal(
        `the gateway cannot show ${missing.map(([id, version]) => `${id}@${version}`).join(', ')}`,
      );
    await pause(200);
  }
}
