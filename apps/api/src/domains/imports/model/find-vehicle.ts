import { foldPlate, listNames, type VehicleRow } from '../../fleet/index.ts';
import { fold } from './fold.ts';

/** The vehicle with a plate or, if there is but one, with a name such as `Mercedes Classe E`, in any language. */
export function findVehicle(fleet: readonly VehicleRow[], text: string): VehicleRow | undefined {
  const plate = foldPlate(text);
  const ofPlate = fleet.find((vehicle) => vehicle.plate !== null && foldPlate(vehicle.plate) === plate);
  const [ofName, ...others] = fleet.filter((vehicle) =>
    listNames(vehicle).some((name) => fold(name) === fold(text)),
  );
  return ofPlate ?? (others.length === 0 ? ofName : undefined);
}
