import { defaultLanguage, type Language } from '@livree/contracts';

/** The language of mails to the operator. */
export const operatorLanguage: Language = defaultLanguage;
