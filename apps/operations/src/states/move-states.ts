import { buildReservation } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const given = {
  reservations: [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' })],
};

/** The states of another vehicle or time of a ride, of its note and its chauffeur. */
export const moveStates: readonly State[] = shareSituation(
  { at: '/operations/rides/12', operator: true, given },
  [
    { name: 'a ride to move', acts: [{ press: 'move.title' }], says: ['move.vehicle', 'move.time'] },
    {
      name: 'a ride to move to a dearer vehicle',
      acts: [{ press: 'move.title' }, { fill: 'move.vehicle', with: '3' }],
      says: ['move.before', 'move.after', 'move.difference', 'move.told'],
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
  ],
);
