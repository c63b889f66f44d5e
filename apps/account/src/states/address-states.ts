import { buildReservation, buildSavedAddress } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const home = buildSavedAddress();
const parents = buildSavedAddress({
  id: 9,
  kind: 'place',
  name: 'Chez mes parents',
  label: 'Chez mes parents',
  address: '3 place Drouet-d’Erlon, 51100 Reims',
});
const work = buildSavedAddress({ id: 5, kind: 'work', label: 'Travail', address: 'La Défense' });
const given = { addresses: [home, work, parents] };
const add = { press: 'addresses.add' };

/** The saved addresses in the settings, and what saves the ends of a ride. */
export const addressStates: readonly State[] = shareSituation(
  { at: '/settings?tab=preferences', customer: true },
  [
    { name: 'saved addresses, none', says: ['addresses.title', 'addresses.none'] },
    { name: 'saved addresses', given, says: ['addresses.lead', '=Chez mes parents'] },
    {
      name: 'saved addresses failed',
      answers: { 'addresses.list': '500' },
      says: ['addresses.failed'],
    },
    { name: 'address to save', given, acts: [add], says: ['addresses.kind', 'addresses.name'] },
    {
      name: 'address to save, another home',
      given,
      acts: [add, { fill: 'addresses.name', with: 'Club' }, { press: 'addresses.kinds.home' }],
      says: ['addresses.kind', `=${home.address}`],
    },
    {
      name: 'saved address to change',
      given: { addresses: [parents] },
      acts: [{ press: 'addresses.changeOf' }],
      says: ['addresses.name', 'addresses.address'],
    },
    {
      name: 'ride whose ends can be saved',
      at: '/reservations/105',
      given: { reservations: [buildReservation({ id: 105, reference: 'LIV-000105' })] },
      says: ['ride.savePlace'],
    },
  ],
);
