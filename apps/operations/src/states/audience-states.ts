import { euros } from '@livree/contracts';
import { shareSituation, type State } from '@livree/testing/states';

/** The states of what is known of visits. */
export const audienceStates: readonly State[] = shareSituation(
  { at: '/operations/audience', operator: true },
  [
    {
      name: 'audience',
      given: {
        audience: {
          pages: [
            { page: '/', step: null, visits: 410 },
            { page: '/reservation', step: 4, visits: 31 },
          ],
          campaigns: [{ name: 'lettre / noel 2026', rides: 4, total: euros(61_250) }],
        },
      },
      says: ['audience.consent', 'audience.visits', 'audience.total'],
    },
    { name: 'no audience yet', says: ['audience.noPages', 'audience.noCampaigns'] },
    { name: 'audience failed', answers: { 'audience.read': '500' }, says: ['frame.failed'] },
  ],
);
