import { fixedTexts } from '@livree/i18n/fixed-texts';
import commonDe from '@livree/i18n/messages/de.json' with { type: 'json' };
import commonEn from '@livree/i18n/messages/en.json' with { type: 'json' };
import commonEs from '@livree/i18n/messages/es.json' with { type: 'json' };
import commonFr from '@livree/i18n/messages/fr.json' with { type: 'json' };
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

/** What the files of lists say. */
export const listTexts = fixedTexts('api/lists', { fr, en, es, de });

/** What the site says of states, types and classes. */
export const commonTexts = fixedTexts('common', { fr: commonFr, en: commonEn, es: commonEs, de: commonDe });
