import { fixedTexts } from '@livree/i18n/fixed-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

/** What stands around an operator's words in a mail to a customer. */
export const customersTexts = fixedTexts('api/customers', { fr, en, es, de });
