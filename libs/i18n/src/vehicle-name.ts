import type { Language } from './language.ts';

interface Series {
  readonly written: RegExp;
  readonly as: Readonly<Record<Language, string>>;
}

/** Series with different names in other countries. */
const series: readonly Series[] = [
  {
    written: /^(?:Classe (?<name>[A-Z]{1,3})|(?<english>[A-Z]{1,3})-Class)\b/u,
    as: { fr: 'Classe *', en: '*-Class', es: 'Clase *', de: '*-Klasse' },
  },
  { written: /^Série (?<name>\d)\b/u, as: { fr: 'Série *', en: '* Series', es: 'Serie *', de: '*er' } },
];

function modelName(model: string, language: Language): string {
  for (const { written, as } of series) {
    const found = written.exec(model);
    const name = found?.groups?.name ?? found?.groups?.english;
    if (found && name !== undefined) return as[language].replace('*', name) + model.slice(found[0].length);
  }
  return model;
}

/**
 * A vehicle's make and model as its maker names it in a language: 'Mercedes V-Class' is 'Mercedes Classe V' in
 * French.
 */
export const vehicleName = (
  { make, model }: { readonly make: string; readonly model: string },
  language: Language,
): string => `${make} ${modelName(model, language)}`;
