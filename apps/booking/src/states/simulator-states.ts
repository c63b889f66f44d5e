import type { ErrorCode } from '@livree/contracts';
import { shareSituation, type State } from '@livree/testing/states';

const asked = [
  { press: 'common:calendar.date' },
  { day: '2027-03-12' },
  { press: 'common:actions.confirm' },
  { press: 'common:calendar.hour' },
  { press: '=09' },
  { press: 'common:calendar.minute' },
  { press: '=30' },
  { press: 'vehicle.choose' },
  { press: '=Škoda Superb' },
  { press: 'simulator.estimate' },
];

const noRoute = (name: string, code: ErrorCode, params: Record<string, string> = {}): Omit<State, 'at'> => ({
  name: `simulator, ${name}`,
  wide: true,
  answers: { 'maps.estimate': { code, params } },
  says: ['simulator.routeFailed', `api:${code}`],
});

/** The price simulator, the slot of this remote. */
export const simulatorStates: readonly State[] = shareSituation({ at: '/harness/slot/booking/simulator@1' }, [
  { name: 'simulator', says: ['simulator.title', 'simulator.estimate'] },
  {
    name: 'simulator, nothing given',
    slot: { departure: '', destination: '' },
    acts: [{ press: 'simulator.estimate' }],
    says: [
      'simulator.invalid',
      'validation.departure',
      'validation.destination',
      'validation.date',
      'validation.time',
      'validation.vehicle',
    ],
  },
  { name: 'simulator, estimate', acts: asked, says: ['simulator.resultTitle', 'simulator.book'] },
  {
    name: 'simulator, calculating',
    acts: asked,
    answers: { 'pricing.quote': 'silent' },
    says: ['common:state.calculating'],
  },
  {
    name: 'simulator, local estimate',
    acts: asked,
    answers: { 'pricing.quote': 'network' },
    says: ['simulator.failed', 'simulator.local'],
  },
  noRoute('no way between the places', 'maps.no_route'),
  noRoute('places unknown', 'maps.addresses_invalid'),
  noRoute('place not found', 'maps.address_not_found', { address: 'Chez ma tante' }),
  noRoute('maps refused', 'maps.geocoding_failed', { status: 'OVER_QUERY_LIMIT' }),
  noRoute('maps away', 'maps.unavailable'),
]);
