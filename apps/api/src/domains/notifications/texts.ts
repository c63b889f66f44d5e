import { fixedTexts } from '@livree/i18n/fixed-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

/** What notices about a ride say, what stands below optional mails, and on the page that stops them. */
export const notificationTexts = fixedTexts('api/notifications', { fr, en, es, de });
