import { shareSituation, type State } from '@livree/testing/states';

const typed = [
  { fill: 'newRide.from', with: '14 rue de la Paix, Paris' },
  { fill: 'newRide.to', with: 'Aéroport Paris-Charles-de-Gaulle' },
] as const;
const found = { fill: 'customers.search', with: 'Camille' } as const;

/** The states of a ride that is booked for a customer on the telephone. */
export const newRideStates: readonly State[] = shareSituation(
  { at: '/operations/rides/new', operator: true },
  [
    { name: 'a new ride', says: ['newRide.title', 'newRide.noPrice', 'newRide.noCustomer'] },
    { name: 'a new ride, customers found', acts: [found], says: ['=Camille Laurent'] },
    {
      name: 'a new ride, nobody found',
      acts: [{ fill: 'customers.search', with: 'nobody at all' }],
      says: ['customers.none'],
    },
    {
      name: 'a new ride for a new customer',
      acts: [{ press: 'newRide.newCustomer' }, { press: 'newRide.addCustomer' }],
      says: ['api:validation.name_required'],
    },
    {
      name: 'a new ride for a customer',
      at: '/operations/rides/new?for=1',
      acts: [...typed],
      says: ['=Camille Laurent', 'newRide.otherCustomer', 'newRide.link', 'newRide.linkHint'],
    },
    {
      name: 'a new ride for nobody',
      at: '/operations/rides/new?for=999',
      says: ['api:customers.not_found'],
    },
    {
      name: 'a new ride by the hour',
      acts: [{ fill: 'newRide.sold', with: '4' }],
      says: ['newRide.toOptional'],
    },
    {
      name: 'a new ride with a stop and a return',
      acts: [{ press: 'newRide.addStop' }, { press: 'newRide.returns' }],
      says: ['newRide.stop', 'move.returnDay'],
    },
  ],
);
