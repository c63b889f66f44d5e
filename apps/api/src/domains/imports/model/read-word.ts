import { vehicleClasses, vehicleTypes } from '@livree/contracts';
import de from '@livree/i18n/messages/de.json' with { type: 'json' };
import en from '@livree/i18n/messages/en.json' with { type: 'json' };
import es from '@livree/i18n/messages/es.json' with { type: 'json' };
import fr from '@livree/i18n/messages/fr.json' with { type: 'json' };
import { fold } from './fold.ts';

const languages = [fr, en, es, de];

/** Words by how they may be written: the code itself, or its name in a language. The first of equal names counts. */
function nameWords<Code extends string>(
  codes: readonly Code[],
  names: (texts: typeof fr) => Readonly<Record<Code, string>>,
): ReadonlyMap<string, Code> {
  const named = codes.flatMap((code) => [
    [fold(code), code] as const,
    ...languages.map((texts) => [fold(names(texts)[code]), code] as const),
  ]);
  return new Map(named.toReversed());
}

const types = nameWords(vehicleTypes, (texts) => texts.vehicleType);
const classes = nameWords(vehicleClasses, (texts) => texts.plan);

/** The type of a vehicle in any language; any other text stays, to be refused as what it is. */
export const readType = (cell: string): string => types.get(fold(cell)) ?? cell;

/** The class of a vehicle in any language. */
export const readClass = (cell: string): string => classes.get(fold(cell)) ?? cell;
