import { buildAct } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const acts = new Map([
  [
    'reservations 12',
    [
      buildAct(),
      buildAct({
        id: 6,
        act: 'flights.report',
        actorName: 'AeroDataBox',
        source: 'provider',
        before: { pickup_at: '2027-03-01T11:00' },
        after: { pickup_at: '2027-03-01T11:40', flight_state: 'cancelled' },
      }),
    ],
  ],
  [
    'words faq',
    [buildAct({ id: 5, act: 'words.orderQuestions', before: null, after: { order: ['A', 'B'] } })],
  ],
  ['lists rides', [buildAct({ id: 4, act: 'lists.rides', before: null, after: null })]],
  [
    'balloons 3',
    [buildAct({ id: 3, act: 'balloons.fly', source: 'api', before: null, after: { note: 'x' } })],
  ],
]);

/** The states of the history of the company. */
export const actStates: readonly State[] = shareSituation({ at: '/operations/acts', operator: true }, [
  {
    name: 'the history of the company',
    given: { acts },
    says: ['frame.acts', 'act.start', 'act.report', 'act.exported', 'history.provider'],
  },
  {
    name: 'an act with what was before and after',
    at: '/operations/acts?actor=aerodata',
    given: { acts },
    acts: [{ press: 'acts.change' }],
    says: ['history.before', 'history.after', 'history.provider'],
  },
  {
    name: 'acts of a kind, on a thing, of some days',
    at: '/operations/acts?act=start&subject=reservations&source=screen&dateFrom=2027-03-01&dateTo=2027-03-01',
    given: { acts },
    says: ['act.start', 'acts.dateFrom'],
  },
  {
    name: 'no act of a search',
    at: '/operations/acts?actor=nobody',
    given: { acts },
    says: ['acts.none', 'acts.noneText'],
  },
  { name: 'acts on their way', answers: { 'operations.findActs': 'silent' }, says: ['frame.acts'] },
  {
    name: 'acts failed',
    answers: { 'operations.findActs': '500' },
    says: ['frame.failed', 'common:actions.retry'],
  },
]);
