import type { TariffRates } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import {
  allDrafts,
  lockDrafts,
  planDrafts,
  type Rates,
  ratesOf,
  removeDraft,
  saveDraft,
  tariffById,
} from './drafts.repository.ts';
import { toRates, versionOf } from './tariff-rates.ts';

/**
 * Drafts other rates of a tariff; those in force make the draft disappear. Whoever changes a draft decides anew when all
 * of them go live.
 * @throws AppError 404, `operations.overtaken` if another operator was first, or 422 beside the maximum
 */
export async function draftRates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  rates: TariffRates,
  version: string,
): Promise<void> {
  const { minimumPrice, maximumPrice } = rates;
  if (maximumPrice && maximumPrice.cents < minimumPrice.cents)
    throw fieldError('maximum_price', 'validation.maximum_below_minimum');
  await db.transaction().execute(async (trx) => {
    await lockDrafts(trx);
    const tariff = await tariffById(trx, id);
    if (!tariff) throw new AppError('not_found');
    const draft = (await allDrafts(trx)).find(({ tariff_id: of }) => of === id);
    if (versionOf(tariff, draft) !== version) throw new AppError('operations.overtaken');
    const wanted = toRates(rates);
    await planDrafts(trx, null);
    if (isSame(ratesOf(tariff), wanted)) return removeDraft(trx, id);
    const updated = nextVersion(clock.now(), draft?.updated_at);
    return saveDraft(trx, { tariff_id: id, ...wanted, updated_at: updated, starts_at: null });
  });
}

const isSame = (one: Rates, other: Rates): boolean => JSON.stringify(one) === JSON.stringify(other);
