import type { Remote } from '@livree/platform';

export const remote = {
  id: 'booking',
  contract: 2,
  routes: [{ path: '/reservation', access: 'public', page: () => import('./pages/reservation.tsx') }],
  slots: {
    'booking/kept-booking@1': () => import('./features/kept-booking/slot.tsx'),
    'booking/simulator@1': () => import('./features/simulator/simulator-slot.tsx'),
  },
  places: ['account/sign-in@1', 'payments/settlement@2'],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
