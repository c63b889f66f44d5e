// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'api/payments': {
      'sandbox.sandbox': string;
      'sandbox.challengeTitle': string;
      'sandbox.challengeText': string;
      'sandbox.setupText': string;
      'sandbox.approvalTitle': string;
      'sandbox.approvalText': string;
      'sandbox.amount': string;
      'sandbox.accept': string;
      'sandbox.refuse': string;
      'sandbox.approve': string;
      'sandbox.cancel': string;
      'sandbox.settled': string;
      'sandbox.back': string;
      'refundRequest.subject': '{{reference}}';
      'refundRequest.number': string;
      'refundRequest.reservation': string;
      'refundRequest.customer': string;
      'refundRequest.amount': string;
      'refundRequest.reason': string;
      'refundRequest.notice': string;
      'refundRequest.numbered': '{{id}}';
      'refundRequest.named': '{{name}}{{email}}';
    };
  }
}
