// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'api/legal': {
      'change.terms.subject': '{{date}}';
      'change.terms.change': '{{date}}';
      'change.privacy.subject': '{{date}}';
      'change.privacy.change': '{{date}}';
      'change.read': string;
      'change.question': string;
    };
  }
}
