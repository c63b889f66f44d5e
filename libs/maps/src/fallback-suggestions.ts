import type { Suggestion } from './provider.ts';

const airports = [
  ['CDG', 'Aéroport Paris-Charles-de-Gaulle'],
  ['ORY', 'Aéroport Paris-Orly'],
  ['LYS', 'Aéroport Lyon-Saint-Exupéry'],
  ['NCE', 'Aéroport Nice-Côte d’Azur'],
] as const;
const towns = ['Paris', 'Lyon', 'Marseille'] as const;

/** What a place field offers when no maps service answers: the airports when one is being typed, else three cities. */
export function fallbackSuggestions(typed: string): Suggestion[] {
  const text = typed.trim().toLowerCase();
  const isAirport = /^(a[ée]ro|air|flug|terminal|cdg|ory|lys|nce|roissy|orly)/.test(text);
  if (!isAirport) {
    return towns.map((name) => ({
      id: `address:${name}`,
      label: name,
      detail: '',
      kind: 'town',
      country: 'fr',
    }));
  }
  return airports.map(([iata, label]) => ({
    id: `airport:${iata}`,
    label,
    detail: iata,
    kind: 'airport',
    country: 'fr',
  }));
}
