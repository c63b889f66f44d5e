import { defaultLanguage, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { VehicleRow } from './fleet.repository.ts';

const words = z.object({
  description: z.string(),
  transmission: z.string(),
  engineType: z.string(),
  fuelType: z.string(),
  power: z.string(),
  equipment: z.array(z.string()),
});

/** The texts of a vehicle in one language. */
export type VehicleWords = z.output<typeof words>;

const translations = z.partialRecord(z.enum(['en', 'es', 'de']), words);

/** The stored translations of a vehicle. */
export type VehicleTranslations = z.output<typeof translations>;

const equipment = z.array(z.string());

/** The texts of a vehicle in a language, or in French without a translation. */
export function wordsIn(row: VehicleRow, language: Language): VehicleWords & { language: Language } {
  const own = language === 'fr' ? undefined : z.parse(translations, row.translations)[language];
  if (own) return { ...own, language };
  return {
    language: defaultLanguage,
    description: row.description,
    transmission: row.transmission,
    engineType: row.engine_type,
    fuelType: row.fuel_type,
    power: row.power,
    equipment: z.parse(equipment, row.equipment),
  };
}
