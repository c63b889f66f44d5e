import { z } from '@livree/contracts/schema';
import { callSigner } from '@livree/server/caller';
import { readReleaseCounts } from '@livree/server/release-counts';
import type { ReadCounts } from './canary/read-canary.ts';

export interface CountsSource {
  /** The address of the API that keeps the counts. */
  locateApi(): Promise<string>;
  /** Those with which calls to it are signed. */
  readonly secrets: readonly string[];
  announce(line: string): void;
  /** Milliseconds from any start. */
  time?(): number;
}

/** Milliseconds after which a reason that has not come again is news. */
const newsAfter = 60_000;

function describeReason(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    return `its answer is not valid at ${issue?.path.join('.') || 'its root'}: ${issue?.message}`;
  }
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Reads what gateways counted. When the API does not tell, says why, and says the same once while it lasts. */
export function countsReader({
  locateApi,
  secrets,
  announce,
  time = () => performance.now(),
}: CountsSource): ReadCounts {
  let last = { line: '', at: -Infinity };

  function tell(line: string) {
    const at = time();
    if (line !== last.line || at - last.at > newsAfter) announce(line);
    last = { line, at };
  }

  return async (since) => {
    const apiOrigin = await locateApi();
    try {
      return await readReleaseCounts({ apiOrigin, headers: callSigner(secrets, Date.now).forItself }, since);
    } catch (error) {
      tell(`the API at ${apiOrigin} does not tell what was counted: ${describeReason(error)}`);
      return undefined;
    }
  };
}
