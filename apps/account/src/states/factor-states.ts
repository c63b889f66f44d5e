import { shareSituation, type State } from '@livree/testing/states';

/** The account of the operator who is signed in. */
const id = 900;
const codes = ['k7qd-9xm2-4hpt-wz30', 'k7qd-9xm2-4hpt-wz31'];
const app = { createdAt: '2027-02-10T08:05:00.000Z', lastUsedAt: '2027-03-01T07:58:00.000Z' };
const asked = { isGiven: false, isFresh: false, authenticator: app, recoveryCodes: codes };
const given = (change: Partial<Omit<typeof asked, 'authenticator'>> & { authenticator?: null }) => ({
  factors: new Map([[id, { ...asked, ...change }]]),
});
const fill = (code: string) => [{ fill: 'secondFactor.code', with: code }, { press: 'secondFactor.submit' }];
const chooseApp = { press: 'secondFactor.chooseApp' };
const keepApp = (code: string) => [
  chooseApp,
  { fill: 'secondFactor.code', with: code },
  { press: 'secondFactor.keepApp' },
];
const fresh = given({ authenticator: null, recoveryCodes: [] });
const kept = given({ isGiven: true });
const security = '/settings?tab=security';

/** The second step of a log-in, and the second factor in the settings. */
export const factorStates: readonly State[] = shareSituation(
  { at: '/login?step=factor', operator: true, given: given({}) },
  [
    { name: 'second factor asked', says: ['secondFactor.title', 'secondFactor.code', 'secondFactor.lost'] },
    {
      name: 'second factor, nothing given',
      acts: [{ press: 'secondFactor.submit' }],
      says: ['api:second_factor.code_required'],
    },
    { name: 'second factor, wrong code', acts: fill('000000'), says: ['api:second_factor.code_wrong'] },
    {
      name: 'second factor, too many codes',
      answers: { 'secondFactor.give': { code: 'rate_limited', params: { seconds: 8 } } },
      acts: fill('123456'),
      says: ['secondFactor.code'],
    },
    {
      name: 'second factor not checked',
      answers: { 'secondFactor.give': '500' },
      acts: fill('123456'),
      says: ['secondFactor.failed'],
    },
    {
      name: 'recovery code asked',
      acts: [{ press: 'secondFactor.lost' }],
      says: ['secondFactor.recoveryCode', 'secondFactor.notLost'],
    },
    {
      name: 'recovery code that was used',
      acts: [
        { press: 'secondFactor.lost' },
        { fill: 'secondFactor.recoveryCode', with: 'aaaa-bbbb-cccc-dddd' },
        { press: 'secondFactor.submit' },
      ],
      says: ['api:second_factor.recovery_code_wrong'],
    },
    {
      name: 'second factor, no recovery code left',
      given: given({ recoveryCodes: [] }),
      says: ['secondFactor.help'],
    },
    {
      name: 'second factor not read',
      answers: { 'secondFactor.read': '500' },
      says: ['secondFactor.loadFailed'],
    },
    {
      name: 'first second factor',
      given: fresh,
      says: ['secondFactor.setUpTitle', 'secondFactor.why', 'secondFactor.choosePasskey'],
    },
    {
      name: 'app to scan',
      given: fresh,
      acts: [chooseApp],
      says: ['secondFactor.scan', 'secondFactor.orType'],
    },
    {
      name: 'app not begun',
      given: fresh,
      answers: { 'secondFactor.startAuthenticator': '500' },
      acts: [chooseApp],
      says: ['secondFactor.failed'],
    },
    {
      name: 'app, wrong code',
      given: fresh,
      acts: keepApp('000000'),
      says: ['api:second_factor.code_wrong'],
    },
    {
      name: 'app, set up elsewhere',
      given: fresh,
      answers: { 'secondFactor.addAuthenticator': { code: 'second_factor.not_started' } },
      acts: keepApp('123456'),
      says: ['api:second_factor.not_started', 'secondFactor.restart'],
    },
    {
      name: 'passkey as second factor',
      given: fresh,
      acts: [{ press: 'secondFactor.choosePasskey' }],
      says: ['passkeys.make', 'passkeys.password', 'secondFactor.chooseAnother'],
    },
    {
      name: 'recovery codes',
      given: fresh,
      acts: keepApp('123456'),
      says: ['secondFactor.codesText', 'secondFactor.copy', 'secondFactor.download', 'secondFactor.noted'],
    },
    {
      name: 'recovery codes not made',
      given: fresh,
      answers: { 'secondFactor.makeRecoveryCodes': '500' },
      acts: keepApp('123456'),
      says: ['secondFactor.failed'],
    },
    {
      name: 'settings, second factor waits',
      at: security,
      says: ['secondFactor.waits', 'secondFactor.continue'],
    },
    {
      name: 'settings, second factor',
      at: security,
      given: kept,
      says: [
        'secondFactor.panelText',
        'secondFactor.replaceApp',
        'secondFactor.makeCodes',
        'settings.password.removeWaysInOfPeople',
      ],
    },
    {
      name: 'settings, second factor without an app',
      at: security,
      given: given({ isGiven: true, authenticator: null }),
      says: ['secondFactor.noApp', 'secondFactor.addApp'],
    },
    {
      name: 'settings, second factor asked again',
      at: security,
      given: kept,
      acts: [{ press: 'secondFactor.makeCodes' }],
      says: ['secondFactor.again'],
    },
    {
      name: 'settings, app removed?',
      at: security,
      given: kept,
      acts: [{ press: 'secondFactor.removeApp' }],
      says: ['secondFactor.removeText'],
    },
    {
      name: 'settings, second factor not read',
      at: security,
      given: kept,
      answers: { 'secondFactor.read': '500' },
      says: ['secondFactor.loadFailed'],
    },
  ],
);
