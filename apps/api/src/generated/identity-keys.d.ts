// `npm run texts` writes this file: the keys of the texts, each with its placeholders.
import type {} from '@livree/i18n/keys';
declare module '@livree/i18n/keys' {
  interface Keys {
    'api/identity': {
      'confirmation.subject': string;
      'confirmation.request': '{{brand}}';
      'confirmation.validity': string;
      'confirmation.notYou': string;
      'guestLink.subject': string;
      'guestLink.request': '{{brand}}';
      'guestLink.validity': string;
      'guestLink.notYou': string;
      'knownAddress.subject': string;
      'knownAddress.attempt': '{{brand}}';
      'knownAddress.wasYou': string;
      'passwordReset.subject': string;
      'passwordReset.request': '{{brand}}';
      'passwordReset.validity': string;
      'passwordReset.notYou': string;
      'accountChanged.subject.password-reset': string;
      'accountChanged.subject.google-linked': string;
      'accountChanged.subject.google-unlinked': string;
      'accountChanged.subject.passkey-added': string;
      'accountChanged.subject.passkey-removed': string;
      'accountChanged.subject.password-changed': string;
      'accountChanged.subject.session-ended': string;
      'accountChanged.subject.sessions-ended': string;
      'accountChanged.subject.security-changed': string;
      'accountChanged.subject.ways-in-removed': string;
      'accountChanged.subject.operator-appointed': string;
      'accountChanged.subject.operator-dismissed': string;
      'accountChanged.subject.data-exported': string;
      'accountChanged.subject.data-handed-over': string;
      'accountChanged.subject.phone-changed': string;
      'accountChanged.subject.account-kept': string;
      'accountChanged.subject.rides-joined': string;
      'accountChanged.fact.password-reset': string;
      'accountChanged.fact.google-linked': string;
      'accountChanged.fact.google-unlinked': string;
      'accountChanged.fact.passkey-added': string;
      'accountChanged.fact.passkey-removed': string;
      'accountChanged.fact.password-changed': string;
      'accountChanged.fact.session-ended': string;
      'accountChanged.fact.sessions-ended': string;
      'accountChanged.fact.security-changed': string;
      'accountChanged.fact.ways-in-removed': string;
      'accountChanged.fact.operator-appointed': string;
      'accountChanged.fact.operator-dismissed': string;
      'accountChanged.fact.data-exported': string;
      'accountChanged.fact.data-handed-over': string;
      'accountChanged.fact.phone-changed': string;
      'accountChanged.fact.account-kept': string;
      'accountChanged.fact.rides-joined': string;
      'accountChanged.notYou': string;
      'links.confirm': string;
      'links.login': string;
      'links.newPassword': string;
      'links.openRide': string;
      'formerCustomer': string;
    };
  }
}
