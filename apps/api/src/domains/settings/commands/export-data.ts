import type { Deps } from '../../../deps.ts';
import type { Person } from '../../../platform/personal-data.ts';
import { personalData } from '../personal-data.ts';

/** What stands on the cards that the provider of payments keeps for a customer, with the wire's names. */
export type ExportSavedCards = (customerId: number) => Promise<unknown>;

export type ExportDependencies = Deps & { readonly exportSavedCards: ExportSavedCards };

/**
 * Everything the site knows of a person, by the part of the site that knows it, and what others keep for it.
 * @throws AppError `payments.provider_unavailable` rather than tell less than there is
 */
export async function exportData(deps: ExportDependencies, person: Person): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = { exported_at: deps.clock.now().toISOString() };
  for (const { name, exportPersonalData } of personalData)
    parts[name] = await exportPersonalData(deps, person);
  parts['saved_cards'] = await deps.exportSavedCards(person.id);
  return parts;
}
