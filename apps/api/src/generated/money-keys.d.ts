// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'api/money': {
      'files.number': string;
      'files.kind': string;
      'files.receipt': string;
      'files.creditNote': string;
      'files.day': string;
      'files.paidOn': string;
      'files.customer': string;
      'files.ride': string;
      'files.net': string;
      'files.rate': string;
      'files.vat': string;
      'files.gross': string;
      'files.currency': string;
      'files.provider': string;
      'files.reference': string;
      'files.corrected': string;
      'files.category': string;
      'files.receipts': string;
      'files.creditNotes': string;
      'files.notTransmitted': string;
    };
  }
}
