import type { ErrorCode } from '@livree/contracts';
import type { State } from '@livree/testing/states';

const email = 'camille.laurent@example.com';
const password = 'neuf nuages gris au sud';

const logIn = [
  { fill: 'fields.email', with: email },
  { fill: 'fields.password', with: password },
  { press: 'login.submit' },
];

const demo = { fill: 'fields.password', with: 'demonstration' };

const login = (name: string, code: ErrorCode | 'network' | '500', says: string[]): State => ({
  name: `log-in, ${name}`,
  at: '/login',
  answers: { 'identity.login': code === 'network' || code === '500' ? code : { code } },
  acts: logIn,
  says,
});

const newCustomer = [
  { fill: 'fields.name', with: 'Claire Martin' },
  { fill: 'fields.email', with: 'claire@example.org' },
];
const withPasswords = (first: string, second: string, submit: string) => [
  { fill: 'fields.password', with: first },
  { fill: 'fields.passwordConfirmation', with: second },
  { press: submit },
];

const callback = (name: string, error: string, text: string): State => ({
  name: `back from Google, ${name}`,
  at: `/google-callback?success=false&error=${error}`,
  says: [text],
});

/** Log-in, registration and Google. */
export const authStates: readonly State[] = [
  { name: 'log-in', at: '/login', says: ['login.title', 'login.forgot', 'google.continue'] },
  {
    name: 'log-in in place',
    at: '/harness/slot/account/sign-in@1',
    says: ['login.submit', 'google.continue'],
  },
  {
    name: 'registration in place',
    at: '/harness/slot/account/sign-in@1',
    acts: [{ press: 'common:actions.register' }],
    says: ['register.submit'],
  },
  {
    name: 'log-in, nothing given',
    at: '/login',
    acts: [{ press: 'login.submit' }],
    says: ['api:validation.email_required', 'api:validation.password_required'],
  },
  {
    name: 'log-in, address that is none',
    at: '/login',
    acts: [{ fill: 'fields.email', with: 'personne' }, { press: 'login.submit' }],
    says: ['api:validation.email'],
  },
  { name: 'logged in', at: '/login', acts: logIn.with(1, demo), says: ['login.success'] },
  {
    name: 'log-in with Google not begun',
    at: '/login',
    answers: { 'identity.startGoogle': '500' },
    acts: [{ press: 'google.continue' }],
    says: ['google.startFailed'],
  },
  login('wrong password', 'identity.invalid_credentials', ['api:identity.invalid_credentials']),
  login('without a connection', 'network', ['common:errors.network']),
  login('failed', '500', ['login.failed']),
  { name: 'registration', at: '/register', says: ['register.title', 'register.passwordHint'] },
  {
    name: 'registration, nothing given',
    at: '/register',
    acts: [{ press: 'register.submit' }],
    says: [
      'api:validation.name_required',
      'api:validation.email_required',
      'api:validation.password_required',
      'api:validation.password_confirmation_required',
    ],
  },
  {
    name: 'registration, passwords short and different',
    at: '/register',
    acts: [...newCustomer, ...withPasswords('court', 'autre', 'register.submit')],
    says: ['api:validation.password_min_6', 'api:validation.password_mismatch'],
  },
  {
    name: 'registration, name with an address',
    at: '/register',
    acts: [{ fill: 'fields.name', with: 'Claim at http://evil.example/x' }, { press: 'register.submit' }],
    says: ['api:validation.name_plain'],
  },
  {
    name: 'registration, address of another account',
    at: '/register',
    answers: {
      'identity.register': { code: 'validation', faults: { email: ['validation.email_taken'] } },
    },
    acts: [...newCustomer, ...withPasswords(password, password, 'register.submit')],
    says: ['common:errors.validation', 'api:validation.email_taken'],
  },
  {
    name: 'registered',
    at: '/register',
    acts: [...newCustomer, ...withPasswords(password, password, 'register.submit')],
    says: ['register.success'],
  },
  {
    name: 'registration failed',
    at: '/register',
    answers: { 'identity.register': '500' },
    acts: [...newCustomer, ...withPasswords(password, password, 'register.submit')],
    says: ['register.failed'],
  },
  {
    name: 'registration without a connection',
    at: '/register',
    answers: { 'identity.register': 'network' },
    acts: [...newCustomer, ...withPasswords(password, password, 'register.submit')],
    says: ['common:errors.network'],
  },
  callback('refused', 'identity.google_refused', 'api:identity.google_refused'),
  callback('cancelled', 'identity.google_cancelled', 'api:identity.google_cancelled'),
  callback('parameters that are none', 'nothing', 'google.refused'),
  callback('customer that is none', 'identity.google_user_invalid', 'api:identity.google_user_invalid'),
  callback('unexpected', 'internal', 'google.unexpected'),
  {
    name: 'back from Google without parameters',
    at: '/google-callback',
    says: ['api:identity.google_callback_invalid'],
  },
];
