import type { GoogleFault } from './google-maps.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

/** Google's status for a refused key. */
const status = 'REQUEST_DENIED';

const texts: ReadonlyMap<string, Readonly<Record<GoogleFault, string>>> = new Map(
  Object.entries({ fr, en, es, de }),
);

/** A failure in the language of the maps. */
export const faultText = (fault: GoogleFault, language: string): string =>
  (texts.get(language) ?? fr)[fault].replace('{{status}}', status);
