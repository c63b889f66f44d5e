import type { State } from '@livree/testing/states';

const email = 'camille.laurent@example.com';
const password = 'neuf nuages gris au sud';
const link = `/reset-password?email=${encodeURIComponent(email)}&token=good`;
const ask = [{ fill: 'fields.email', with: email }, { press: 'forgot.submit' }];
const valid = 'identity.checkResetLink';
const given = { passwordResets: new Map([[email, 'good']]) };

const withPasswords = (first: string, second: string) => [
  { fill: 'fields.newPassword', with: first },
  { fill: 'fields.passwordConfirmation', with: second },
  { press: 'reset.submit' },
];

/** A forgotten password, and a new one. */
export const recoveryStates: readonly State[] = [
  { name: 'forgotten password', at: '/forgot-password', says: ['forgot.title', 'forgot.remembered'] },
  {
    name: 'forgotten password, address that is none',
    at: '/forgot-password',
    acts: [{ fill: 'fields.email', with: 'personne' }, { press: 'forgot.submit' }],
    says: ['api:validation.email'],
  },
  { name: 'link sent', at: '/forgot-password', acts: ask, says: ['forgot.sentTitle', 'forgot.sent'] },
  {
    name: 'link not sent',
    at: '/forgot-password',
    answers: { 'identity.forgotPassword': '500' },
    acts: ask,
    says: ['forgot.failed'],
  },
  {
    name: 'link not sent, no connection',
    at: '/forgot-password',
    answers: { 'identity.forgotPassword': 'network' },
    acts: ask,
    says: ['common:errors.network'],
  },
  { name: 'link being checked', at: link, answers: { [valid]: 'silent' }, says: ['reset.checking'] },
  {
    name: 'link not checked',
    at: link,
    answers: { [valid]: '500' },
    says: ['reset.unexpected'],
  },
  { name: 'link that is none', at: '/reset-password', says: ['reset.missing', 'reset.askAgain'] },
  {
    name: 'link that was used',
    at: link,
    answers: { [valid]: { code: 'identity.reset_link_invalid' } },
    says: ['api:identity.reset_link_invalid', 'reset.askAgain'],
  },
  { name: 'new password', at: link, given, says: ['reset.title', 'reset.text'] },
  {
    name: 'new password, short and different',
    at: link,
    given,
    acts: withPasswords('court', 'autre'),
    says: ['api:validation.password_min_8', 'api:validation.password_mismatch'],
  },
  {
    name: 'new password saved',
    at: link,
    given,
    acts: withPasswords(password, password),
    says: ['reset.success', 'reset.removed'],
  },
  {
    name: 'new password not saved',
    at: link,
    given,
    answers: { 'identity.resetPassword': '500' },
    acts: withPasswords(password, password),
    says: ['reset.failed'],
  },
];
