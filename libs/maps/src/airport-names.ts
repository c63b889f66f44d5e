import type { Language } from '@livree/contracts';

type Foreign = Exclude<Language, 'fr'>;

/** Towns abroad whose French name nobody uses in another language. Towns in France keep theirs. */
const towns: Readonly<Record<string, Readonly<Record<Foreign, string>>>> = {
  Alger: { en: 'Algiers', es: 'Argel', de: 'Algier' },
  Barcelone: { en: 'Barcelona', es: 'Barcelona', de: 'Barcelona' },
  Bruxelles: { en: 'Brussels', es: 'Bruselas', de: 'Brüssel' },
  Francfort: { en: 'Frankfurt', es: 'Fráncfort', de: 'Frankfurt' },
  Genève: { en: 'Geneva', es: 'Ginebra', de: 'Genf' },
  Gênes: { en: 'Genoa', es: 'Génova', de: 'Genua' },
  Gérone: { en: 'Girona', es: 'Gerona', de: 'Girona' },
  Londres: { en: 'London', es: 'Londres', de: 'London' },
  Luxembourg: { en: 'Luxembourg', es: 'Luxemburgo', de: 'Luxemburg' },
  Milan: { en: 'Milan', es: 'Milán', de: 'Mailand' },
  Munich: { en: 'Munich', es: 'Múnich', de: 'München' },
  Oran: { en: 'Oran', es: 'Orán', de: 'Oran' },
  Rome: { en: 'Rome', es: 'Roma', de: 'Rom' },
  Turin: { en: 'Turin', es: 'Turín', de: 'Turin' },
  Venise: { en: 'Venice', es: 'Venecia', de: 'Venedig' },
  Zurich: { en: 'Zurich', es: 'Zúrich', de: 'Zürich' },
};

const forms: Readonly<Record<Foreign, (name: string, terminal: string) => string>> = {
  en: (name, terminal) => `${name} Airport${terminal}`,
  es: (name, terminal) => `Aeropuerto ${name}${terminal}`,
  de: (name, terminal) => `Flughafen ${name}${terminal.replace('terminal', 'Terminal')}`,
};

/** The name of an airport, or of its terminal, in a language; other names stay as they are. @param name in French */
export function airportName(name: string, language: Language): string {
  const [, own, terminal = ''] = /^Aéroport (?:de |d’)?([^,]+)(, terminal .+)?$/.exec(name) ?? [];
  if (own === undefined || language === 'fr') return name;
  const [town = '', ...rest] = own.split('-');
  return forms[language]([towns[town]?.[language] ?? town, ...rest].join('-'), terminal);
}

const foreign: readonly Foreign[] = ['en', 'es', 'de'];

/** The names of an airport in the other languages, by which it is found too. */
export const foreignAirportNames = (name: string): string[] =>
  foreign.map((language) => airportName(name, language)).filter((other) => other !== name);
