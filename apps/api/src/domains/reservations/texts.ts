import { fixedTexts } from '@livree/i18n/fixed-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

/** What the mails about a ride, its documents and its calendar say. */
export const reservationTexts = fixedTexts('api/reservations', { fr, en, es, de });

/** Those of one language. */
export type RideWords = ReturnType<typeof reservationTexts>;
