import type { GoogleFault } from './google-maps.ts';

type Texts = Readonly<Record<GoogleFault, string>>;

/** Google's status for a refused key. */
const status = 'REQUEST_DENIED';

const fr: Texts = {
  script: 'Erreur lors du chargement de Google Maps API',
  unavailable: 'Google Maps API non disponible',
  refused: 'Erreur Google Maps: {status}',
  map: 'Erreur lors du chargement de la carte',
};
const en: Texts = {
  script: 'Google Maps could not be loaded',
  unavailable: 'Google Maps is not available',
  refused: 'Google Maps error: {status}',
  map: 'The map could not be loaded',
};
const es: Texts = {
  script: 'Error al cargar Google Maps',
  unavailable: 'Google Maps no está disponible',
  refused: 'Error de Google Maps: {status}',
  map: 'Error al cargar el mapa',
};
const de: Texts = {
  script: 'Google Maps konnte nicht geladen werden',
  unavailable: 'Google Maps ist nicht verfügbar',
  refused: 'Fehler von Google Maps: {status}',
  map: 'Die Karte konnte nicht geladen werden',
};
const texts: ReadonlyMap<string, Texts> = new Map(Object.entries({ fr, en, es, de }));

/** A failure in the language of the maps. */
export const faultText = (fault: GoogleFault, language: string): string =>
  (texts.get(language) ?? fr)[fault].replace('{status}', status);
