import type { Remote } from '@livree/platform';

export const remote = {
  id: 'payments',
  contract: 2,
  routes: [
    { path: '/payments', access: 'customer', page: () => import('./pages/payments.tsx') },
    // Behind the link of a mail; nobody needs an account there.
    { path: '/pay', access: 'public', page: () => import('./pages/pay.tsx') },
  ],
  slots: {
    // Placed by releases that did not reserve themselves.
    'payments/settlement@1': () => import('./features/checkout/first-version/slot.tsx'),
    'payments/settlement@2': () => import('./features/checkout/slot.tsx'),
  },
  places: [],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
