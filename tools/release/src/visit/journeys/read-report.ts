import { stripVTControlCharacters } from 'node:util';
import { z } from '@livree/contracts/schema';

const walk = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(walk),
  get suites() {
    return z.optional(z.array(suite));
  },
});
type Suite = z.infer<typeof suite>;
const reportSchema = z.object({ suites: z.array(suite) });

/** A journey that was walked. */
export interface Walked {
  readonly title: string;
  /** What stopped it, in a line; undefined if it came to its end. */
  readonly stoppedBy?: string | undefined;
}

const firstLine = (text = 'it did not come to its end'): string =>
  stripVTControlCharacters(text).split('\n', 1)[0] ?? '';

function listWalked({ specs, suites = [] }: Suite): Walked[] {
  const own = specs.map(({ title, ok, tests }) => {
    const last = tests.at(-1)?.results.at(-1);
    return { title, ...(!ok && { stoppedBy: firstLine(last?.error?.message) }) };
  });
  return [...own, ...suites.flatMap(listWalked)];
}

/** The journeys of Playwright's JSON report. @throws if it is invalid */
export const readReport = (text: string): Walked[] =>
  z.parse(reportSchema, JSON.parse(text)).suites.flatMap(listWalked);
