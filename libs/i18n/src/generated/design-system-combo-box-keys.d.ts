// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'design-system/combo-box': {
      'suggestions_one': string;
      'suggestions_other': '{{count}}';
      'chosen': string;
      'show': string;
      'list': string;
    };
  }
}
