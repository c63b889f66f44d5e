import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { Refusal, type AnyRelease } from '@livree/release/ledger';
import { root } from '../root.ts';
import { formatKilobytes, measureCost } from './cost.ts';

const load = z.strictObject({ kilobytes: z.number(), requests: z.int() });
const budgetSchema = z.strictObject({
  /** What every visit of its pages loads. */
  first: load,
  /** All its files. */
  all: load,
});
const manifest = z.object({ livree: z.optional(z.strictObject({ budget: z.optional(budgetSchema) })) });

/** What a release may cost its visitors, compressed; its team writes it into the `package.json` of the app. */
type Budget = z.output<typeof budgetSchema>;

/**
 * The budget of an app of this workspace; undefined for one that is not here or has none.
 * @throws Refusal if it is no budget
 */
async function readBudget(id: string): Promise<Budget | undefined> {
  const file = join(root, 'apps', id, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { data, error } = z.safeParse(manifest, JSON.parse(text));
  if (data !== undefined) return data.livree?.budget;
  const [issue] = error.issues;
  throw new Refusal(`apps/${id}/package.json is not valid at ${issue?.path.join('.')}: ${issue?.message}`);
}

/** In what a release goes over the budget of its app, a sentence each. */
export async function findOverspending(release: AnyRelease): Promise<string[]> {
  const budget = await readBudget(release.id);
  if (budget === undefined) return [];
  const cost = measureCost(release);
  const parts = [
    { what: 'each visit loads', spent: cost.first, allowed: budget.first },
    { what: 'all its files are', spent: cost.all, allowed: budget.all },
  ];
  return parts.flatMap(({ what, spent, allowed }) => [
    ...(spent.bytes > allowed.kilobytes * 1000
      ? [`${what} ${formatKilobytes(spent.bytes)}, more than the budget of ${allowed.kilobytes} KB`]
      : []),
    ...(spent.requests > allowed.requests
      ? [`${what} ${spent.requests} requests, more than the budget of ${allowed.requests}`]
      : []),
  ]);
}
