import type { VehicleClass, VehicleType } from '@livree/contracts';

export interface DemoVehicle {
  readonly id: number;
  readonly make: string;
  readonly model: string;
  readonly type: VehicleType;
  readonly class: VehicleClass;
  readonly description: string;
  /** Euros per hour. */
  readonly hourlyPrice: number;
  readonly seats: number;
  readonly luggage: number;
  readonly rating: number;
  readonly engine: string;
  readonly power: string;
  readonly fuel: string;
  /** Litres per 100 km; null for electric cars. */
  readonly consumption: number | null;
  readonly equipment: readonly string[];
}

const comfort = ['Wi-Fi gratuit', 'Eau minérale', 'Chargeurs USB', 'Climatisation'];
const business = [...comfort, 'Sièges en cuir', 'Presse du jour'];
const prestige = [...business, 'Sièges massants', 'Vitres teintées', 'Isolation acoustique'];

/** The demonstration operator's fleet. Ids never change, because bookmarks, drafts and tests use them. */
export const demoFleet: readonly DemoVehicle[] = [
  {
    id: 1, make: 'Mercedes', model: 'Classe E', type: 'berline', class: 'premium', hourlyPrice: 150, seats: 4, luggage: 3, rating: 4.9,
    description: 'La berline d’affaires par excellence : silence, espace aux jambes et confort de première classe.',
    engine: '2.0 diesel hybride', power: '197 ch', fuel: 'Diesel hybride', consumption: 5.1, equipment: business,
  },
  {
    id: 2, make: 'BMW', model: 'Série 5', type: 'berline', class: 'premium', hourlyPrice: 180, seats: 4, luggage: 3, rating: 4.8,
    description: 'Une berline premium, vive et feutrée, pour vos rendez-vous et vos soirées.',
    engine: '2.0 essence hybride rechargeable', power: '299 ch', fuel: 'Hybride rechargeable', consumption: 2.1, equipment: business,
  },
  {
    id: 3, make: 'Mercedes', model: 'V-Class', type: 'van', class: 'elite', hourlyPrice: 200, seats: 7, luggage: 7, rating: 4.9,
    description: 'Sept places face à face et tous vos bagages : idéal pour les équipes et les familles.',
    engine: '2.0 diesel', power: '237 ch', fuel: 'Diesel', consumption: 7.4, equipment: prestige,
  },
  {
    id: 4, make: 'Toyota', model: 'Camry', type: 'sedan', class: 'standard', hourlyPrice: 50, seats: 4, luggage: 3, rating: 4.6,
    description: 'Une berline hybride sobre et confortable pour tous vos trajets en ville.',
    engine: '2.5 essence hybride', power: '218 ch', fuel: 'Hybride', consumption: 5.3, equipment: comfort,
  },
  {
    id: 5, make: 'Peugeot', model: '508', type: 'sedan', class: 'standard', hourlyPrice: 55, seats: 4, luggage: 3, rating: 4.6,
    description: 'L’élégance française, un intérieur soigné et un grand coffre.',
    engine: '1.6 hybride rechargeable', power: '225 ch', fuel: 'Hybride rechargeable', consumption: 1.4, equipment: comfort,
  },
  {
    id: 6, make: 'Škoda', model: 'Superb', type: 'sedan', class: 'standard', hourlyPrice: 60, seats: 4, luggage: 4, rating: 4.7,
    description: 'La plus spacieuse de sa catégorie, parfaite pour l’aéroport.',
    engine: '2.0 diesel', power: '150 ch', fuel: 'Diesel', consumption: 5.2, equipment: comfort,
  },
  {
    id: 7, make: 'Tesla', model: 'Model Y', type: 'suv', class: 'standard', hourlyPrice: 65, seats: 4, luggage: 4, rating: 4.7,
    description: 'Un SUV électrique au toit panoramique, silencieux et sans émission.',
    engine: 'Électrique, transmission intégrale', power: '514 ch', fuel: 'Électrique', consumption: null, equipment: comfort,
  },
  {
    id: 8, make: 'Audi', model: 'A6', type: 'berline', class: 'premium', hourlyPrice: 80, seats: 4, luggage: 3, rating: 4.8,
    description: 'Une berline d’affaires à la technologie discrète et au confort remarquable.',
    engine: '2.0 diesel', power: '204 ch', fuel: 'Diesel', consumption: 5.4, equipment: business,
  },
  {
    id: 9, make: 'Volvo', model: 'S90', type: 'sedan', class: 'premium', hourlyPrice: 90, seats: 4, luggage: 3, rating: 4.8,
    description: 'Le calme scandinave : cuir clair, son haut de gamme et sécurité de référence.',
    engine: '2.0 hybride rechargeable', power: '455 ch', fuel: 'Hybride rechargeable', consumption: 1.2, equipment: business,
  },
  {
    id: 10, make: 'Audi', model: 'Q7', type: 'suv', class: 'premium', hourlyPrice: 110, seats: 5, luggage: 5, rating: 4.7,
    description: 'Un grand SUV pour voyager à cinq avec ses bagages, par tous les temps.',
    engine: '3.0 diesel', power: '286 ch', fuel: 'Diesel', consumption: 8.1, equipment: business,
  },
  {
    id: 11, make: 'Mercedes', model: 'Classe S', type: 'limousine', class: 'elite', hourlyPrice: 220, seats: 3, luggage: 3, rating: 5,
    description: 'La référence absolue : deux fauteuils arrière inclinables et un silence de salon.',
    engine: '3.0 hybride rechargeable', power: '510 ch', fuel: 'Hybride rechargeable', consumption: 0.8, equipment: prestige,
  },
  {
    id: 12, make: 'BMW', model: 'i7', type: 'limousine', class: 'elite', hourlyPrice: 240, seats: 3, luggage: 3, rating: 4.9,
    description: 'Une limousine électrique, écran de cinéma à l’arrière et suspension active.',
    engine: 'Électrique, transmission intégrale', power: '544 ch', fuel: 'Électrique', consumption: null, equipment: prestige,
  },
  {
    id: 13, make: 'Land Rover', model: 'Range Rover', type: 'suv', class: 'elite', hourlyPrice: 190, seats: 4, luggage: 4, rating: 4.8,
    description: 'Le prestige en hauteur, des pistes de l’aéroport aux routes de montagne.',
    engine: '3.0 diesel hybride', power: '350 ch', fuel: 'Diesel hybride', consumption: 7.6, equipment: prestige,
  },
  {
    id: 14, make: 'Volkswagen', model: 'Multivan', type: 'van', class: 'elite', hourlyPrice: 120, seats: 6, luggage: 6, rating: 4.7,
    description: 'Un salon roulant pour six, modulable et lumineux.',
    engine: '1.4 hybride rechargeable', power: '218 ch', fuel: 'Hybride rechargeable', consumption: 1.8, equipment: prestige,
  },
  {
    id: 15, make: 'Mercedes', model: 'Sprinter VIP', type: 'bus', class: 'elite', hourlyPrice: 260, seats: 16, luggage: 16, rating: 4.8,
    description: 'Seize passagers en fauteuils individuels pour séminaires, mariages et délégations.',
    engine: '2.0 diesel', power: '190 ch', fuel: 'Diesel', consumption: 9.8, equipment: prestige,
  },
];
