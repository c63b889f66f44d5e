import type { Deps } from '../../../deps.ts';
import type { Person } from '../../../platform/personal-data.ts';
import { personalData } from '../personal-data.ts';

/** Everything the site knows of a person, by the part of the site that knows it. */
export async function exportData(deps: Deps, person: Person): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = { exported_at: deps.clock.now().toISOString() };
  for (const { name, exportPersonalData } of personalData)
    parts[name] = await exportPersonalData(deps, person);
  return parts;
}
