import { fixedTexts } from '@livree/i18n/fixed-texts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

/** The headings of the files, and what their columns take. */
export const importTexts = fixedTexts('api/imports', { fr, en, es, de });
