// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'api/settings': {
      'farewell.subject': string;
      'farewell.deleted': '{{brand}}';
      'farewell.cancelled': string;
      'farewell.notYou': string;
      'login.subject': string;
      'login.fact': '{{brand}}{{moment}}';
      'login.notYou': string;
      'login.newPassword': string;
    };
  }
}
