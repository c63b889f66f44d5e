import { shareSituation, type State } from '@livree/testing/states';

const overtaken = { 'companySettings.save': { code: 'operations.overtaken' } } as const;

/** The states of the settings. */
export const settingStates: readonly State[] = shareSituation(
  { at: '/operations/settings', operator: true },
  [
    {
      name: 'settings of the company',
      says: ['settings.name.brand_name', 'settings.contact', 'settings.server'],
    },
    {
      name: 'settings of bookings',
      at: '/operations/settings?group=booking',
      says: ['settings.name.notice_minutes', 'settings.about.booking'],
    },
    {
      name: 'a setting that an operator changed',
      at: '/operations/settings?group=waiting',
      says: ['settings.fallback', 'settings.changed'],
    },
    {
      name: 'settings of the policy',
      at: '/operations/settings?group=policy',
      says: ['settings.name.change_hours', 'settings.about.policy'],
    },
    {
      name: 'a setting that is changed',
      at: '/operations/settings?group=booking&setting=notice_minutes',
      says: ['settings.emptyHint', 'frame.save'],
    },
    {
      name: 'text messages that are turned off',
      at: '/operations/settings?group=channels&setting=text_messages',
      says: ['settings.name.text_messages', 'frame.save'],
    },
    {
      name: 'a setting out of its bounds',
      at: '/operations/settings?group=booking&setting=notice_minutes',
      acts: [{ fill: 'settings.inUnit', with: '99999' }, { press: 'frame.save' }],
      says: ['api:validation.whole_between'],
    },
    {
      name: 'a setting that another operator changed',
      at: '/operations/settings?group=booking&setting=notice_minutes',
      answers: overtaken,
      acts: [{ fill: 'settings.inUnit', with: '90' }, { press: 'frame.save' }],
      says: ['api:operations.overtaken'],
    },
    {
      name: 'a setting that is saved',
      at: '/operations/settings?group=booking&setting=notice_minutes',
      acts: [{ fill: 'settings.inUnit', with: '90' }, { press: 'frame.save' }],
      says: ['act.save', 'settings.changed'],
    },
    {
      name: 'a policy of which every customer is told',
      at: '/operations/settings?group=policy&setting=partial_refund_hours',
      acts: [{ fill: 'settings.inUnit', with: '12' }, { press: 'frame.save' }],
      says: ['settings.tellTitle', 'settings.tell'],
    },
    {
      name: 'a policy that contradicts itself',
      at: '/operations/settings?group=policy&setting=partial_refund_hours',
      acts: [{ fill: 'settings.inUnit', with: '25' }, { press: 'frame.save' }],
      says: ['api:validation.refund_hours'],
    },
    {
      name: 'settings on their way',
      answers: { 'companySettings.list': 'silent' },
      says: ['frame.settings', 'settings.group.company'],
    },
    {
      name: 'settings failed',
      answers: { 'companySettings.list': '500' },
      says: ['frame.failed', 'common:actions.retry'],
    },
  ],
);
