// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'api/newsletter': {
      'confirmation.subject': '{{brand}}';
      'confirmation.request': '{{brand}}';
      'confirmation.notice': '{{hours}}';
      'confirmation.confirm': string;
      'welcome.subject': '{{brand}}';
      'welcome.body': string;
      'leave': string;
      'pages.confirm.title': string;
      'pages.confirm.button': string;
      'pages.unsubscribe.title': string;
      'pages.unsubscribe.button': string;
      'pages.back': string;
      'mailing.test': string;
    };
  }
}
