import type { State } from '@livree/testing/states';

const customer = true;
const tab = (name: string): string => `/settings?tab=${name}`;
const save = { press: 'common:actions.save' };

const failed = (
  name: string,
  route: keyof NonNullable<State['answers']>,
  acts: State['acts'],
  text: string,
): State => ({
  name: `settings, ${name} not saved`,
  at: tab(name),
  customer,
  answers: { [route]: '500' },
  acts,
  says: [text],
});

const password = (first: string, second: string) => [
  { fill: 'settings.password.currentPassword', with: 'demonstration' },
  { fill: 'settings.password.newPassword', with: first },
  { fill: 'settings.password.newPasswordConfirmation', with: second },
  { press: 'settings.password.submit' },
];

const end = [
  { press: 'settings.account.remove' },
  { fill: 'fields.password', with: 'demonstration' },
  { fill: 'settings.removal.confirmation', with: 'DELETE' },
  { press: 'settings.removal.confirm' },
];

/** The tabs of the settings, and the end of an account. */
export const settingsStates: readonly State[] = [
  {
    name: 'settings, profile',
    at: tab('profile'),
    customer,
    says: ['settings.title', 'profile.fields.name'],
  },
  { name: 'settings, preferences', at: tab('preferences'), customer, says: ['settings.preferences.title'] },
  {
    name: 'settings, notifications',
    at: tab('notifications'),
    customer,
    says: ['settings.notifications.lead'],
  },
  { name: 'settings, privacy', at: tab('privacy'), customer, says: ['settings.privacy.lead'] },
  { name: 'settings, appearance', at: tab('appearance'), customer, says: ['settings.appearance.colourWhy'] },
  {
    name: 'settings, security',
    at: tab('security'),
    customer,
    says: ['settings.password.title', 'sessions.title'],
  },
  { name: 'settings, account', at: tab('account'), customer, says: ['settings.account.danger'] },
  {
    name: 'settings, Google unknown',
    at: tab('security'),
    customer,
    answers: { 'identity.me': '500' },
    says: ['google.linkFailed'],
  },
  {
    name: 'settings failed',
    at: tab('notifications'),
    customer,
    answers: { 'settings.read': '500' },
    says: ['settings.failed'],
  },
  {
    name: 'settings, name missing',
    at: tab('profile'),
    customer,
    acts: [{ fill: 'profile.fields.name', with: '' }, save],
    says: ['api:validation.name_required'],
  },
  failed(
    'profile',
    'settings.updateProfile',
    [{ fill: 'profile.fields.name', with: 'Claire' }, save],
    'profile.saveFailed',
  ),
  failed(
    'preferences',
    'settings.changeReservationDefaults',
    [{ press: 'settings.reservations.autoConfirm' }, save],
    'settings.preferences.failed',
  ),
  failed(
    'notifications',
    'settings.changeNotifications',
    [{ press: 'settings.notifications.sms' }, save],
    'settings.notifications.failed',
  ),
  {
    name: 'settings, passwords short and different',
    at: tab('security'),
    customer,
    acts: password('court', 'autre'),
    says: ['api:validation.password_min_8', 'api:validation.password_mismatch'],
  },
  {
    name: 'settings, wrong password',
    at: tab('security'),
    customer,
    answers: {
      'settings.setPassword': {
        code: 'validation',
        faults: { current_password: ['validation.current_password_wrong'] },
      },
    },
    acts: password('neuf nuages gris au sud', 'neuf nuages gris au sud'),
    says: ['common:errors.validation', 'api:validation.current_password_wrong'],
  },
  {
    name: 'settings, password not changed',
    at: tab('security'),
    customer,
    answers: { 'settings.setPassword': '500' },
    acts: password('neuf nuages gris au sud', 'neuf nuages gris au sud'),
    says: ['settings.password.failed'],
  },
  {
    name: 'settings, export failed',
    at: tab('account'),
    customer,
    answers: { 'settings.exportData': '500' },
    acts: [{ press: 'settings.account.export' }],
    says: ['settings.account.exportFailed'],
  },
  {
    name: 'end of the account',
    at: tab('account'),
    customer,
    acts: [{ press: 'settings.account.remove' }],
    says: ['settings.removal.title', 'settings.removal.lost.title', 'settings.removal.kept.title'],
  },
  {
    name: 'data exported',
    at: tab('account'),
    customer,
    acts: [{ press: 'settings.account.export' }],
    says: ['settings.account.exported'],
  },
  { name: 'account ended', at: tab('account'), customer, acts: end, says: ['settings.removal.done'] },
  {
    name: 'account not ended',
    at: tab('account'),
    customer,
    answers: { 'settings.removeAccount': '500' },
    acts: end,
    says: ['settings.removal.failed'],
  },
  {
    name: 'account with a ride that is near',
    at: tab('account'),
    customer,
    answers: {
      'settings.removeAccount': {
        code: 'settings.ride_too_near',
        params: { hours: 24, phone: '+33 1 84 80 12 34' },
      },
    },
    acts: end,
    says: ['api:settings.ride_too_near'],
  },
  { name: 'profile', at: '/profile', customer, says: ['profile.title', 'profile.stats.title'] },
  {
    name: 'profile failed',
    at: '/profile',
    customer,
    answers: { 'identity.me': '500' },
    says: ['profile.failed'],
  },
  {
    name: 'profile without figures',
    at: '/profile',
    customer,
    answers: { 'settings.profileStats': '500' },
    says: ['profile.statsFailed'],
  },
  {
    name: 'sessions failed',
    at: tab('security'),
    customer,
    answers: { 'sessions.list': '500' },
    says: ['sessions.failed'],
  },
  { name: 'voucher of nobody', at: '/verify/none', says: ['voucher.unknown'] },
  {
    name: 'voucher not checked',
    at: '/verify/none',
    answers: { 'documents.verifyVoucher': '500' },
    says: ['voucher.failed'],
  },
];
