import {
  euros,
  isOneOf,
  type ManagedVehicle,
  type Money,
  type VehicleEdit,
  vehicleClasses,
  vehicleTypes,
} from '@livree/contracts';

/** A vehicle as the texts of its form. */
export interface VehicleValues {
  readonly make: string;
  readonly model: string;
  readonly type: string;
  readonly class: string;
  readonly description: string;
  readonly pricePerHour: string;
  readonly seats: string;
  readonly luggageCapacity: string;
  readonly rating: string;
  readonly transmission: string;
  readonly engineType: string;
  readonly fuelConsumption: string;
  readonly fuelType: string;
  readonly power: string;
  readonly equipment: string;
  readonly insuranceUntil: string;
  readonly inspectionUntil: string;
  readonly licenceUntil: string;
  readonly plate: string;
}

export const newVehicle: VehicleValues = {
  make: '',
  model: '',
  type: 'berline',
  class: 'standard',
  description: '',
  pricePerHour: '',
  seats: '4',
  luggageCapacity: '3',
  rating: '5',
  transmission: '',
  engineType: '',
  fuelConsumption: '',
  fuelType: '',
  power: '',
  equipment: '',
  insuranceUntil: '',
  inspectionUntil: '',
  licenceUntil: '',
  plate: '',
};

export function toValues(vehicle: ManagedVehicle): VehicleValues {
  const { make, model, type, class: level, description, transmission, engineType, fuelType, power } = vehicle;
  return {
    make,
    model,
    type,
    class: level,
    description,
    pricePerHour: vehicle.pricePerHour === null ? '' : String(vehicle.pricePerHour.cents / 100),
    seats: String(vehicle.seats),
    luggageCapacity: String(vehicle.luggageCapacity),
    rating: String(vehicle.rating),
    transmission,
    engineType,
    fuelConsumption: vehicle.fuelConsumption === null ? '' : String(vehicle.fuelConsumption),
    fuelType,
    power,
    equipment: vehicle.equipment.join('\n'),
    insuranceUntil: vehicle.insuranceUntil ?? '',
    inspectionUntil: vehicle.inspectionUntil ?? '',
    licenceUntil: vehicle.licenceUntil ?? '',
    plate: vehicle.plate ?? '',
  };
}

/** What is no number is one that the contract refuses. */
const readNumber = (text: string): number => {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? -1 : number;
};

const readPrice = (text: string): Money | null =>
  text.trim() === '' ? null : euros(Math.round(Math.max(0, readNumber(text)) * 100));

const readDay = (text: string): string | null => text || null;

/** What is sent of the form; what the contract refuses stays as it was typed. */
export const toEdit = (values: VehicleValues): VehicleEdit => ({
  make: values.make,
  model: values.model,
  type: isOneOf(vehicleTypes, values.type) ? values.type : 'berline',
  class: isOneOf(vehicleClasses, values.class) ? values.class : 'standard',
  description: values.description,
  pricePerHour: readPrice(values.pricePerHour),
  seats: readNumber(values.seats),
  luggageCapacity: readNumber(values.luggageCapacity),
  rating: readNumber(values.rating),
  transmission: values.transmission,
  engineType: values.engineType,
  fuelConsumption: values.fuelConsumption.trim() === '' ? null : readNumber(values.fuelConsumption),
  fuelType: values.fuelType,
  power: values.power,
  equipment: values.equipment
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  insuranceUntil: readDay(values.insuranceUntil),
  inspectionUntil: readDay(values.inspectionUntil),
  licenceUntil: readDay(values.licenceUntil),
  plate: values.plate.trim() || null,
});
