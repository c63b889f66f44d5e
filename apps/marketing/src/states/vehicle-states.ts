import type { State } from '@livree/testing/states';

/** The fleet: found, searched, empty and unreachable. */
export const vehicleStates: readonly State[] = [
  { name: 'vehicles', at: '/vehicles', says: ['vehicles.headline', 'vehicles.found_other'] },
  {
    name: 'vehicles on their way',
    at: '/vehicles',
    answers: { 'fleet.list': 'silent' },
    says: ['vehicles.headline'],
  },
  { name: 'vehicles failed', at: '/vehicles', answers: { 'fleet.list': '500' }, says: ['vehicle.failed'] },
  { name: 'no vehicles', at: '/vehicles', given: { vehicles: [] }, says: ['vehicle.noneNow'] },
  {
    name: 'no vehicle of a search',
    at: '/vehicles?q=fus%C3%A9e',
    says: ['vehicles.noneMatching', 'vehicles.noneHint', 'vehicles.showAll'],
  },
  {
    name: 'search failed',
    at: '/vehicles?q=van',
    answers: { 'fleet.search': '500' },
    says: ['vehicle.searchFailed'],
  },
];
