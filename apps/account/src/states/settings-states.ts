import { shareSituation, type State } from '@livree/testing/states';

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

/** The tabs of the settings. */
export const settingsStates: readonly State[] = shareSituation({ at: '/settings', customer: true }, [
  { name: 'settings, profile', at: tab('profile'), says: ['settings.title', 'profile.fields.name'] },
  { name: 'settings, preferences', at: tab('preferences'), says: ['settings.preferences.title'] },
  { name: 'settings, notifications', at: tab('notifications'), says: ['settings.notifications.lead'] },
  { name: 'settings, privacy', at: tab('privacy'), says: ['settings.privacy.lead'] },
  { name: 'settings, appearance', at: tab('appearance'), says: ['settings.appearance.colourWhy'] },
  { name: 'settings, security', at: tab('security'), says: ['settings.password.title', 'sessions.title'] },
  { name: 'settings, account', at: tab('account'), says: ['settings.account.danger'] },
  {
    name: 'settings, Google unknown',
    at: tab('security'),
    answers: { 'identity.me': '500' },
    says: ['google.linkFailed'],
  },
  {
    name: 'settings failed',
    at: tab('notifications'),
    answers: { 'settings.read': '500' },
    says: ['settings.failed'],
  },
  {
    name: 'settings, name missing',
    at: tab('profile'),
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
    acts: password('court', 'autre'),
    says: ['api:validation.password_min_8', 'api:validation.password_mismatch'],
  },
  {
    name: 'settings, wrong password',
    at: tab('security'),
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
    answers: { 'settings.setPassword': '500' },
    acts: password('neuf nuages gris au sud', 'neuf nuages gris au sud'),
    says: ['settings.password.failed'],
  },
  {
    name: 'sessions failed',
    at: tab('security'),
    answers: { 'sessions.list': '500' },
    says: ['sessions.failed'],
  },
]);
