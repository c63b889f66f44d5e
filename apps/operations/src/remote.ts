import type { Remote } from '@livree/platform';

export const remote = {
  id: 'operations',
  contract: 2,
  routes: [{ path: '/operations', access: 'operator', page: () => import('./pages/operations.tsx') }],
  slots: {},
  places: [],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
