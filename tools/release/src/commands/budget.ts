import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { Refusal, type AnyRelease } from '@livree/release/ledger';
import { root } from '../root.ts';
import { formatKilobytes, measureCost } from './cost.ts';

const notNegative = z.minimum(0, 'must not be negative');
const load = z.strictObject({
  kilobytes: z.number().check(notNegative),
  requests: z.int().check(notNegative),
});
const budgetSchema = z.strictObject({
  /** What every visit of its pages loads. */
  first: load,
  /** All its files. */
  all: load,
});
const manifest = z.object({ livree: z.optional(z.strictObject({ budget: z.optional(budgetSchema) })) });

/** What a release may cost its visitors, compressed; its team writes it into the `package.json` of the app. */
type Budget = z.output<typeof budgetSchema>;

/** @throws Refusal if it is no JSON */
function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${file} is not JSON`, { cause: error });
  }
}

/**
 * The budget of an app of this workspace; undefined for one that is not here or has none.
 * @throws Refusal if it is no budget
 */
async function readBudget(apps: string, id: string): Promise<Budget | undefined> {
  const text = await readFile(join(apps, id, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const file = `apps/${id}/package.json`;
  const { data, error } = z.safeParse(manifest, parseJson(text, file));
  if (data !== undefined) return data.livree?.budget;
  const [issue] = error.issues;
  throw new Refusal(`${file} is not valid at ${issue?.path.join('.')}: ${issue?.message}`);
}

/**
 * In what a release goes over the budget of its app, a sentence each.
 * @throws Refusal if that is no budget
 */
export async function findOverspending(
  release: AnyRelease,
  apps: string = join(root, 'apps'),
): Promise<string[]> {
  const budget = await readBudget(apps, release.id);
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
