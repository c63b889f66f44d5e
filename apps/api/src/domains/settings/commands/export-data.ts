import type { Deps } from '../../../deps.ts';
import type { Person } from '../../../platform/personal-data.ts';
import { type AccountChange, accountChangedMailJob } from '../../identity/index.ts';
import { personalData } from '../personal-data.ts';

/** The visible data of a customer's saved cards, with wire names. */
export type ExportSavedCards = (customerId: number) => Promise<unknown>;

export type ExportDependencies = Deps & { readonly exportSavedCards: ExportSavedCards };

/**
 * Everything that the site stores about a person, by domain, with the provider's saved cards. A mail reports it.
 * @param change what the mail says: that they downloaded it, or that an operator did for them
 * @throws AppError `payments.provider_unavailable` instead of an incomplete export
 */
export async function exportData(
  deps: ExportDependencies,
  person: Person,
  change: AccountChange = 'data-exported',
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = { exported_at: deps.clock.now().toISOString() };
  for (const { name, exportPersonalData } of personalData)
    parts[name] = await exportPersonalData(deps, person);
  parts['saved_cards'] = await deps.exportSavedCards(person.id);
  await deps.db
    .transaction()
    .execute((trx) => deps.jobs.send(trx, accountChangedMailJob, { userId: person.id, change }));
  return parts;
}
