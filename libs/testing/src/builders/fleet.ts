import { euros, type Vehicle } from '@livree/contracts';

/** A vehicle of the fleet, a saloon by default. */
export function buildVehicle(given: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 1,
    make: 'Mercedes',
    model: 'Classe E',
    name: 'Mercedes Classe E',
    type: 'berline',
    class: 'premium',
    description: 'Berline silencieuse aux sièges en cuir, pour les rendez-vous et les longs trajets.',
    price: euros(15000),
    pricePerHour: euros(15000),
    ridePriceFrom: euros(3500),
    seats: 4,
    luggageCapacity: 3,
    rating: 4.8,
    transmission: 'automatique',
    engineType: 'hybride',
    fuelConsumption: 5.6,
    fuelType: 'essence',
    power: '204 ch',
    equipment: ['wifi', 'climatisation', 'cuir'],
    primaryImage: null,
    images: [],
    isActive: true,
    ...given,
  };
}

/** One vehicle of every class and of most types. */
export function buildFleet(): Vehicle[] {
  return [
    buildVehicle(),
    buildVehicle({ id: 2, make: 'BMW', model: 'Série 5', name: 'BMW Série 5', ...hourly(18000) }),
    van(),
    standard(),
    buildVehicle({ id: 5, make: 'BMW', model: 'X5', name: 'BMW X5', type: 'suv', ...hourly(16500) }),
    elite(),
  ];
}

function hourly(cents: number): Pick<Vehicle, 'price' | 'pricePerHour'> {
  return { price: euros(cents), pricePerHour: euros(cents) };
}

function van(): Vehicle {
  return buildVehicle({
    id: 3,
    model: 'V-Class',
    name: 'Mercedes Classe V',
    type: 'van',
    description: 'Sept places en vis-à-vis, pour une famille et ses bagages.',
    seats: 7,
    luggageCapacity: 7,
    fuelType: 'diesel',
    ...hourly(20000),
  });
}

function standard(): Vehicle {
  return buildVehicle({
    id: 4,
    make: 'Škoda',
    model: 'Superb',
    name: 'Škoda Superb',
    type: 'sedan',
    class: 'standard',
    description: 'Le confort juste pour les trajets de tous les jours.',
    rating: 4.6,
    ...hourly(5000),
  });
}

function elite(): Vehicle {
  return buildVehicle({
    id: 6,
    model: 'Classe S',
    name: 'Mercedes Classe S',
    type: 'limousine',
    class: 'elite',
    description: 'La plus silencieuse de la flotte, sièges arrière inclinables.',
    rating: 4.9,
    ...hourly(25000),
  });
}
