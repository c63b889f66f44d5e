import type { Remote } from '@livree/platform';

export const remote = {
  id: 'operations',
  contract: 2,
  routes: [
    { path: '/operations', access: 'dispatcher', page: () => import('./pages/today.tsx') },
    { path: '/operations/rides', access: 'dispatcher', page: () => import('./pages/rides.tsx') },
    { path: '/operations/rides/new', access: 'dispatcher', page: () => import('./pages/new-ride.tsx') },
    { path: '/operations/rides/:id', access: 'dispatcher', page: () => import('./pages/ride.tsx') },
    { path: '/operations/customers', access: 'dispatcher', page: () => import('./pages/customers.tsx') },
    { path: '/operations/customers/:id', access: 'dispatcher', page: () => import('./pages/customer.tsx') },
    { path: '/operations/fleet', access: 'operator', page: () => import('./pages/fleet.tsx') },
    { path: '/operations/fleet/new', access: 'operator', page: () => import('./pages/new-vehicle.tsx') },
    { path: '/operations/fleet/:id', access: 'operator', page: () => import('./pages/vehicle.tsx') },
    { path: '/operations/prices', access: 'operator', page: () => import('./pages/prices.tsx') },
    { path: '/operations/money', access: 'operator', page: () => import('./pages/money.tsx') },
    {
      path: '/operations/money/disputes',
      access: 'operator',
      page: () => import('./pages/disputes.tsx'),
    },
    {
      path: '/operations/money/differences',
      access: 'operator',
      page: () => import('./pages/differences.tsx'),
    },
    { path: '/operations/money/:id', access: 'operator', page: () => import('./pages/payment.tsx') },
    { path: '/operations/refunds', access: 'dispatcher', page: () => import('./pages/refunds.tsx') },
    { path: '/operations/reviews', access: 'dispatcher', page: () => import('./pages/reviews.tsx') },
    { path: '/operations/messages', access: 'dispatcher', page: () => import('./pages/messages.tsx') },
    { path: '/operations/newsletter', access: 'operator', page: () => import('./pages/newsletter.tsx') },
    { path: '/operations/audience', access: 'operator', page: () => import('./pages/audience.tsx') },
    {
      path: '/operations/newsletter/new',
      access: 'operator',
      page: () => import('./pages/new-mailing.tsx'),
    },
    { path: '/operations/newsletter/:id', access: 'operator', page: () => import('./pages/mailing.tsx') },
  ],
  slots: {},
  places: [],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
