import { buildCustomer } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const ines = buildCustomer({
  id: 31,
  name: 'Inès Moreau',
  email: 'ines.moreau@livree.example',
  role: 'dispatcher',
});
const given = {
  accounts: [
    { user: buildCustomer(), password: '' },
    { user: ines, password: 'demonstration' },
  ],
  peopleSeen: new Map([[31, '2027-03-01T08:05:00.000Z']]),
};
const invitation = {
  id: 4,
  name: 'Karim Haddad',
  email: 'karim.haddad@livree.example',
  role: 'operator',
  invitedBy: 'Opérateur',
  expiresAt: '2027-03-04T08:05:00.000Z',
};
const manage = '=Inès Moreau';
const factor = {
  isGiven: true,
  isFresh: false,
  authenticator: { createdAt: '2027-01-11T08:05:00.000Z', lastUsedAt: null },
  recoveryCodes: ['k7qd-9xm2-4hpt-wz30'],
};
/** What an operator does about the access of Inès Moreau, up to the question. */
const asksFor = (act: string) => [{ press: 'people.manage' }, { press: `people.${act}` }];

/** The states of the people who work for the company. */
export const peopleStates: readonly State[] = shareSituation({ at: '/operations/people', operator: true }, [
  {
    name: 'people, one invited',
    given: { ...given, invitations: [invitation] },
    says: ['people.invite', 'people.invitations', 'people.yourself', manage],
  },
  {
    name: 'the access of somebody',
    at: '/operations/people?person=31',
    given,
    says: ['people.changeRole', 'people.endSessions', 'people.dismiss'],
  },
  { name: 'people, alone', says: ['people.yourself', 'history.none'] },
  {
    name: 'invitation without an address',
    acts: [{ press: 'people.send' }],
    says: ['api:validation.name_required', 'api:validation.email_required'],
  },
  {
    name: 'invitation asks for the password',
    acts: [
      { fill: 'people.name', with: 'Karim Haddad' },
      { fill: 'people.email', with: 'karim.haddad@livree.example' },
      { press: 'people.send' },
    ],
    says: ['people.passwordTitle', 'people.passwordText'],
  },
  {
    name: 'somebody about to lose the access',
    given,
    acts: asksFor('dismiss'),
    says: ['people.dismissTitle', 'people.dismissText'],
  },
  {
    name: 'an invitation about to be withdrawn',
    given: { ...given, invitations: [invitation] },
    acts: [{ press: 'people.withdrawOf' }],
    says: ['people.withdrawText'],
  },
  {
    name: 'a second factor about to be reset',
    given: { ...given, factors: new Map([[31, factor]]) },
    acts: asksFor('resetFactor'),
    says: ['people.factor', 'people.resetFactorTitle', 'people.resetFactorText'],
  },
  {
    name: 'a second factor that was reset',
    given: { ...given, factors: new Map([[31, factor]]) },
    acts: [
      ...asksFor('resetFactor'),
      { press: 'people.resetFactor' },
      { fill: 'people.password', with: 'demonstration' },
      { press: 'common:actions.confirm' },
    ],
    says: ['people.noFactor', 'act.resetFactor'],
  },
  { name: 'people failed', answers: { 'people.list': '500' }, says: ['frame.failed'] },
]);
