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

/** The states of the people who work for the company. */
export const peopleStates: readonly State[] = shareSituation({ at: '/operations/people', operator: true }, [
  {
    name: 'people, one invited',
    given: { ...given, invitations: [invitation] },
    says: ['people.invite', 'people.invitations', 'people.yourself', manage],
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
  { name: 'people failed', answers: { 'people.list': '500' }, says: ['frame.failed'] },
]);
