import type { Remote } from '@livree/platform';

export const remote = {
  id: 'booking',
  contract: 2,
  routes: [
    { path: '/reservation', access: 'public', page: () => import('./pages/reservation.tsx') },
    { path: '/trips/:code', access: 'public', page: () => import('./pages/trip.tsx') },
    { path: '/book', access: 'public', redirect: '/reservation' },
  ],
  slots: {
    'booking/simulator@1': () => import('./pages/simulator.tsx'),
  },
  places: ['payments/settlement@1'],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
