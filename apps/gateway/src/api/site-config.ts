import { z } from '@livree/contracts/schema';

const answerSchema = z.object({ success: z.literal(true), data: z.unknown() });

/** Milliseconds that a read configuration counts as fresh, and for one read. */
const freshFor = 30_000;
const readLimit = 800;

/** The operator's configuration as the API words it, or null until it has been read once. */
export type ReadSiteConfig = () => Promise<unknown>;

/** Reads the configuration now and then; while the API is away the last one counts. */
export function siteConfigReader(apiOrigin: string): ReadSiteConfig {
  let config: unknown = null;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read() {
    const answer = await fetch(`${apiOrigin}/backend/public/api/config`, {
      signal: AbortSignal.timeout(readLimit),
    });
    const parsed = z.safeParse(answerSchema, await answer.json());
    if (!parsed.success) return;
    config = parsed.data.data;
    readAt = performance.now();
  }

  return async () => {
    if (performance.now() - readAt < freshFor) return config;
    reading ??= read()
      .catch(() => {})
      .finally(() => {
        reading = undefined;
      });
    if (config === null) await reading;
    return config;
  };
}
