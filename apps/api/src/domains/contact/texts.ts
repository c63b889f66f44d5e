import { fixedTexts } from '@livree/i18n/fixed-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

/** What the sender’s copy says, and the page that answers a form without scripts. */
export const contactTexts = fixedTexts('api/contact', { fr, en, es, de });
