import { shareSituation, type State } from '@livree/testing/states';

const link = '/verify-email?token=good';
const unconfirmed = { emailConfirmations: new Map([['good', 1]]) };
const newerLink = { emailConfirmations: new Map([['newer', 1]]) };
const confirming = 'identity.confirmEmail';
const sending = 'identity.sendConfirmation';
const security = '/settings?tab=security';
const sendAgain = [{ press: 'confirmation.send' }];

/** The confirmation of an address, and what waits for it. */
export const confirmationStates: readonly State[] = shareSituation({ at: link, customer: true }, [
  {
    name: 'confirmation, link being checked',
    answers: { [confirming]: 'silent' },
    says: ['confirmation.checking'],
  },
  { name: 'confirmation, done', given: unconfirmed, says: ['confirmation.done', 'confirmation.toSettings'] },
  { name: 'confirmation, done before', says: ['confirmation.already'] },
  {
    name: 'confirmation, link that is not valid',
    given: newerLink,
    says: ['api:identity.confirmation_link_invalid', 'confirmation.send'],
  },
  { name: 'confirmation, link that is none', at: '/verify-email', says: ['confirmation.missing'] },
  {
    name: 'confirmation, link of another account',
    given: { emailConfirmations: new Map([['good', 2]]) },
    says: ['api:identity.confirmation_of_another', 'confirmation.signOut'],
  },
  { name: 'confirmation failed', answers: { [confirming]: '500' }, says: ['confirmation.failed'] },
  {
    name: 'confirmation, link sent again',
    given: newerLink,
    acts: sendAgain,
    says: ['confirmation.sent'],
  },
  {
    name: 'confirmation, link not sent again',
    given: newerLink,
    answers: { [sending]: '500' },
    acts: sendAgain,
    says: ['confirmation.sendFailed'],
  },
  {
    name: 'settings, address not confirmed',
    at: security,
    given: unconfirmed,
    says: ['confirmation.noticeTitle', 'confirmation.waits'],
  },
  {
    name: 'settings, address not confirmed, link sent again',
    at: security,
    given: unconfirmed,
    acts: sendAgain,
    says: ['confirmation.sent'],
  },
]);
