import type { KeptTariff } from '@livree/contracts';

type Tariff = Pick<KeptTariff, 'vehicleName' | 'draft'>;

/** The vehicles that have tariffs of their own, by name. */
export const listOwners = (tariffs: readonly Tariff[]): string[] =>
  [...new Set(tariffs.flatMap(({ vehicleName }) => vehicleName ?? []))].toSorted((one, other) =>
    one.localeCompare(other),
  );

/** The tariffs of a vehicle, or those of all vehicles without one, below every tariff that is drafted. */
export function findShown<Shown extends Tariff>(tariffs: readonly Shown[], owner: string): Shown[] {
  const drafted = tariffs.filter(({ draft }) => draft !== null);
  const chosen = tariffs.filter(({ draft, vehicleName }) => draft === null && (vehicleName ?? '') === owner);
  return [...drafted, ...chosen];
}
