import { shareSituation, type State } from '@livree/testing/states';

const failed = (route: string) => ({ answers: { [route]: '500' } }) as const;

/** The states of the fleet and of one vehicle. */
export const fleetStates: readonly State[] = shareSituation({ at: '/operations/fleet/1', operator: true }, [
  { name: 'fleet', at: '/operations/fleet', says: ['frame.fleet', 'fleet.add', 'fleet.papersValid'] },
  { name: 'no vehicle of a search', at: '/operations/fleet?search=nothing', says: ['fleet.none'] },
  { name: 'a new vehicle', at: '/operations/fleet/new', says: ['vehicle.make', 'vehicle.papers'] },
  {
    name: 'a new vehicle without a name',
    at: '/operations/fleet/new',
    acts: [{ press: 'frame.save' }],
    says: ['api:validation.required'],
  },
  { name: 'a vehicle', says: ['fleet.offered', 'absence.none', 'picture.main', 'vehicle.title'] },
  {
    name: 'a vehicle that is retired',
    acts: [{ press: 'fleet.retire' }],
    says: ['fleet.retired', 'fleet.offerAgain'],
  },
  {
    name: 'a vehicle that another operator has edited',
    answers: { 'vehicles.change': { code: 'operations.overtaken' } },
    acts: [{ fill: 'vehicle.model', with: 'Classe E 2027' }, { press: 'frame.save' }],
    says: ['api:operations.overtaken', 'frame.stored'],
  },
  {
    name: 'an absence to plan',
    acts: [{ press: 'absence.add' }],
    says: ['absence.reason', 'absence.submit'],
  },
  { name: 'pictures failed', ...failed('gallery.list'), says: ['picture.loadFailed'] },
  {
    name: 'a picture to add',
    acts: [{ press: 'picture.add' }],
    says: ['picture.file', 'picture.fileHint', 'picture.addSubmit'],
  },
  {
    name: 'a picture to edit',
    acts: [{ press: 'picture.edit' }],
    says: ['picture.replace', 'picture.keepAsIs'],
  },
  {
    name: 'a picture that was not changed',
    ...failed('gallery.change'),
    acts: [{ press: 'picture.edit' }, { press: 'frame.save' }],
    says: ['picture.changeFailed'],
  },
  {
    name: 'a picture to delete',
    acts: [{ press: 'picture.remove' }],
    says: ['picture.removeTitle', 'picture.removeSubmit'],
  },
  {
    name: 'a picture that was not deleted',
    ...failed('gallery.remove'),
    acts: [{ press: 'picture.remove' }, { press: 'picture.removeSubmit' }],
    says: ['picture.removeFailed'],
  },
  {
    name: 'an order that was not changed',
    ...failed('gallery.order'),
    acts: [{ press: 'picture.later' }],
    says: ['picture.orderFailed'],
  },
  {
    name: 'a main picture that was not chosen',
    ...failed('gallery.setPrimary'),
    acts: [{ press: 'picture.makeMain' }],
    says: ['picture.mainFailed'],
  },
]);
