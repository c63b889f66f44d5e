import type { Remote } from '@livree/platform';

export const remote = {
  id: 'payments',
  contract: 2,
  routes: [],
  slots: { 'payments/settlement@1': () => import('./pages/settlement.tsx') },
  places: [],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
