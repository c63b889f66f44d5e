import type { Language } from '@livree/i18n';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** The texts in the stories, by key. */
export type Texts = typeof fr;

/** The same texts in the four languages; the German ones are the longest of any page. */
export const textsIn: Readonly<Record<Language, Texts>> = { fr, en, es, de };
