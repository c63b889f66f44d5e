import { buildReservation } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const given = {
  reservations: [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' })],
};

const two = {
  reservations: [
    ...given.reservations,
    buildReservation({ id: 13, reference: 'LV-2013', pickupAt: '2027-03-01T13:00', status: 'in_progress' }),
  ],
};
const inHand = [{ press: 'carry.pick' }, { press: 'state.confirmed' }] as const;

/** The states of a ride that is moved on the drawn day. */
const carryStates: readonly State[] = shareSituation(
  { at: '/operations?hours=24', operator: true, given: two },
  [
    { name: 'rides to be moved on the day', acts: [{ press: 'carry.pick' }], says: ['carry.picking'] },
    { name: 'a ride in hand', acts: [...inHand], says: ['carry.keys', 'carry.free', 'carry.putBack'] },
    {
      name: 'a ride in hand over another one',
      acts: [...inHand, { press: 'carry.later' }],
      says: ['carry.taken'],
    },
    {
      name: 'a ride that is put down with another vehicle',
      acts: [...inHand, { fill: 'move.vehicle', with: '3' }, { press: 'carry.drop' }],
      says: ['carry.question', 'move.difference', 'move.told'],
    },
    {
      name: 'a ride that is put down where the server finds another one',
      acts: [...inHand, { press: 'carry.later' }, { press: 'carry.drop' }],
      answers: { 'dispatch.quoteMove': { code: 'reservations.vehicle_unavailable' } },
      says: ['carry.taken', 'api:reservations.vehicle_unavailable'],
    },
    {
      name: 'a ride that was moved on the day, with the way back',
      acts: [
        ...inHand,
        { fill: 'move.vehicle', with: '3' },
        { press: 'carry.drop' },
        { press: 'move.submit' },
      ],
      says: ['frame.done', 'carry.undo'],
    },
  ],
);

/** The states of another vehicle or time on the page of a ride, of its note and its chauffeur. */
const rideStates: readonly State[] = shareSituation({ at: '/operations/rides/12', operator: true, given }, [
  { name: 'a ride to move', acts: [{ press: 'move.title' }], says: ['move.vehicle', 'move.time'] },
  {
    name: 'a ride to move to a dearer vehicle',
    acts: [{ press: 'move.title' }, { fill: 'move.vehicle', with: '3' }],
    says: ['move.before', 'move.after', 'move.difference', 'move.told'],
  },
  {
    name: 'a ride to move of which a part was refunded',
    given: {
      reservations: [
        buildReservation({
          id: 12,
          pickupAt: '2027-03-01T11:00',
          status: 'confirmed',
          paymentStatus: 'partially_refunded',
        }),
      ],
    },
    acts: [{ press: 'move.title' }, { fill: 'move.vehicle', with: '3' }],
    says: ['move.difference', 'move.settled'],
  },
  {
    name: 'a ride to move whose vehicles could not be read',
    answers: { 'fleet.list': '500' },
    acts: [{ press: 'move.title' }],
    says: ['move.vehiclesFailed'],
  },
  {
    name: 'a ride that cannot be priced',
    answers: { 'dispatch.quoteMove': '500' },
    acts: [{ press: 'move.title' }, { fill: 'move.vehicle', with: '3' }],
    says: ['move.retry'],
  },
  {
    name: 'a ride that another operator moved',
    answers: { 'dispatch.move': { code: 'reservations.change_overtaken' } },
    acts: [{ press: 'move.title' }, { fill: 'move.vehicle', with: '3' }, { press: 'move.submit' }],
    says: ['api:reservations.change_overtaken'],
  },
  {
    name: 'a chauffeur to name',
    acts: [{ press: 'notes.title' }],
    says: ['notes.name', 'notes.plateHint', 'notes.noteHint'],
  },
  {
    name: 'a note that another operator has edited',
    answers: { 'dispatch.saveNotes': { code: 'operations.overtaken' } },
    acts: [{ press: 'notes.title' }, { fill: 'notes.name', with: 'Karim B.' }, { press: 'frame.save' }],
    says: ['api:operations.overtaken', 'frame.storedEmpty'],
  },
]);

/** The states of rides that are moved. */
export const moveStates: readonly State[] = [
  ...rideStates,
  // A phone draws the day by the hour.
  ...carryStates.map((state) => ({ ...state, wide: true }) as const),
];
