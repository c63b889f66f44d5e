import type { VehicleTranslations } from '../vehicle-words.ts';
import type { DemoVehicle } from './demo-fleet.ts';
import { descriptions, featureWords, horsepower } from './demo-words.ts';

const translated = ['en', 'es', 'de'] as const;

/** The texts of a demonstration vehicle in other languages than French; untranslated texts stay French. */
export function demoTranslations(vehicle: Omit<DemoVehicle, 'hourlyPrice'> & { transmission: string }) {
  const { id, description, engine, fuel, power, equipment, transmission } = vehicle;
  const said: VehicleTranslations = {};
  for (const language of translated) {
    const word = (french: string): string => featureWords[french]?.[language] ?? french;
    said[language] = {
      description: descriptions[id]?.[language] ?? description,
      transmission: word(transmission),
      engineType: word(engine),
      fuelType: word(fuel),
      power: power.replace('ch', horsepower[language]),
      equipment: equipment.map(word),
    };
  }
  return said;
}
