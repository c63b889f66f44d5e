// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'api/notifications': {
      'notice.title.booked': string;
      'notice.title.changed': string;
      'notice.title.cancelled': string;
      'notice.title.refunded': string;
      'notice.title.day': string;
      'notice.title.hours': string;
      'notice.body.booked': '{{time}}{{place}}{{reference}}';
      'notice.body.changed': '{{reference}}{{time}}{{place}}';
      'notice.body.cancelled': '{{reference}}{{time}}';
      'notice.body.refunded': '{{amount}}{{reference}}';
      'notice.body.day': '{{time}}{{place}}{{reference}}';
      'notice.body.hours': '{{time}}{{place}}{{reference}}';
      'notice.details': string;
      'notice.bothWays': '{{time}}{{back}}';
      'notice.arrival.flight': '{{number}}';
      'notice.arrival.train': '{{number}}';
      'notice.arrival.returnFlight': '{{number}}';
      'notice.arrival.returnTrain': '{{number}}';
      'foot.choices': string;
      'foot.stop': string;
      'stop.title.email': string;
      'stop.title.login': string;
      'stop.button': string;
      'stop.stopped.email': string;
      'stop.stopped.login': string;
      'stop.choices': string;
    };
  }
}
