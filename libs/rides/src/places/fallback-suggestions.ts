import type { Suggestion } from '@livree/contracts';

const airport = (code: string, label: string): Suggestion => ({
  id: code,
  label,
  detail: code,
  kind: 'airport',
  country: 'fr',
});
const town = (label: string): Suggestion => ({ id: label, label, detail: '', kind: 'town', country: 'fr' });

const airports = [
  airport('CDG', 'Aéroport Paris-Charles-de-Gaulle (CDG)'),
  airport('ORY', 'Aéroport Paris-Orly (ORY)'),
  airport('LYS', 'Aéroport Lyon-Saint-Exupéry (LYS)'),
  airport('NCE', 'Aéroport Nice-Côte d’Azur (NCE)'),
];
const towns = [town('Paris'), town('Lyon'), town('Marseille')];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Suggestions without a service: the airports that match the typed text, otherwise the three largest towns. */
export function fallbackSuggestions(typed: string): readonly Suggestion[] {
  const words = plain(typed.trim());
  const matching = [...airports, ...towns].filter(({ label }) => plain(label).includes(words));
  return matching.length > 0 ? matching : towns;
}
