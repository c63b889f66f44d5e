import { extraCodes, isOneOf, type Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import de from '@livree/i18n/messages/de.json' with { type: 'json' };
import en from '@livree/i18n/messages/en.json' with { type: 'json' };
import es from '@livree/i18n/messages/es.json' with { type: 'json' };
import fr from '@livree/i18n/messages/fr.json' with { type: 'json' };
import { extraPrice } from '@livree/pricing';

const labels: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: new Map(Object.entries(fr.fareLine)),
  en: new Map(Object.entries(en.fareLine)),
  es: new Map(Object.entries(es.fareLine)),
  de: new Map(Object.entries(de.fareLine)),
};

/**
 * The site's name of a fare line, for mails and documents; the code if it is unknown. An extra has its number, or the hours
 * that the chauffeur owes.
 */
export function fareLineLabel(language: Language, code: string, quantity?: number): string {
  const label = labels[language].get(code) ?? labels[language].get(`${code}_other`) ?? code;
  if (quantity === undefined) return label;
  const isHourly = isOneOf(extraCodes, code) && extraPrice[code].per === 'hour';
  if (isHourly) return `${label} (${formatterFor(language).duration(quantity * 3600)})`;
  return quantity > 1 ? `${label} × ${quantity}` : label;
}
