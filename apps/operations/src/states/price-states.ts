import { shareSituation, type State } from '@livree/testing/states';

const drafted = [
  { press: 'prices.change' },
  { fill: 'prices.basePrice', with: '18' },
  { press: 'prices.saveDraft' },
] as const;

/** The states of the prices. */
export const priceStates: readonly State[] = shareSituation({ at: '/operations/prices', operator: true }, [
  { name: 'prices', says: ['frame.prices', 'prices.everywhere', 'prices.noDraft'] },
  {
    name: 'a draft of prices',
    acts: [...drafted],
    says: ['prices.drafted', 'prices.before', 'prices.after', 'prices.liveNow', 'prices.quotes'],
  },
  {
    name: 'a draft that is no amount',
    acts: [
      { press: 'prices.change' },
      { fill: 'prices.basePrice', with: 'cher' },
      { press: 'prices.saveDraft' },
    ],
    says: ['api:validation.number'],
  },
  {
    name: 'prices that are live',
    acts: [...drafted, { press: 'prices.liveNow' }],
    says: ['prices.noDraft'],
  },
  {
    name: 'drafts that another operator has changed',
    answers: { 'prices.publish': { code: 'operations.overtaken' } },
    acts: [...drafted, { press: 'prices.liveNow' }],
    says: ['api:operations.overtaken'],
  },
  { name: 'prices failed', answers: { 'prices.read': '500' }, says: ['frame.failed'] },
]);
