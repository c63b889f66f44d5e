import { shareSituation, type State } from '@livree/testing/states';

const end = [
  { press: 'settings.account.remove' },
  { fill: 'fields.password', with: 'demonstration' },
  { fill: 'settings.removal.confirmation', with: 'DELETE' },
  { press: 'settings.removal.confirm' },
];

const confirmExport = (password: string) => [
  { press: 'settings.account.export' },
  { fill: 'fields.password', with: password },
  { press: 'common:actions.confirm' },
];

const account = { at: '/settings?tab=account', customer: true } as const;

/** The export of an account's data, its end, and the profile. */
export const accountStates: readonly State[] = shareSituation(account, [
  {
    name: 'settings, export failed',
    answers: { 'settings.exportData': '500' },
    acts: [{ press: 'settings.account.export' }],
    says: ['settings.account.exportFailed'],
  },
  {
    name: 'end of the account',
    acts: [{ press: 'settings.account.remove' }],
    says: ['settings.removal.title', 'settings.removal.lost.title', 'settings.removal.kept.title'],
  },
  {
    name: 'password asked before the export',
    acts: [{ press: 'settings.account.export' }],
    says: ['passwordQuestion.title', 'passwordQuestion.text'],
  },
  {
    name: 'wrong password before the export',
    acts: confirmExport('another'),
    says: ['api:validation.password_wrong'],
  },
  {
    name: 'password before the export not checked',
    answers: { 'identity.givePassword': '500' },
    acts: confirmExport('demonstration'),
    says: ['passwordQuestion.failed'],
  },
  {
    name: 'data exported',
    acts: confirmExport('demonstration'),
    says: ['settings.account.exported'],
  },
  { name: 'account ended', acts: end, says: ['settings.removal.done'] },
  {
    name: 'account not ended',
    answers: { 'settings.removeAccount': '500' },
    acts: end,
    says: ['settings.removal.failed'],
  },
  {
    name: 'account with a ride that is near',
    answers: {
      'settings.removeAccount': {
        code: 'settings.ride_too_near',
        params: { hours: 24, phone: '+33 1 84 80 12 34' },
      },
    },
    acts: end,
    says: ['api:settings.ride_too_near'],
  },
  { name: 'profile', at: '/profile', says: ['profile.title', 'profile.stats.title'] },
  { name: 'profile failed', at: '/profile', answers: { 'identity.me': '500' }, says: ['profile.failed'] },
  {
    name: 'profile without figures',
    at: '/profile',
    answers: { 'settings.profileStats': '500' },
    says: ['profile.statsFailed'],
  },
]);
