import type { Remote } from '@livree/platform';

export const remote = {
  id: 'marketing',
  contract: 2,
  routes: [
    { path: '/', access: 'public', page: () => import('./pages/home.tsx') },
    { path: '/contact', access: 'public', page: () => import('./pages/home.tsx') },
    { path: '/login', access: 'public', page: () => import('./pages/home.tsx') },
    { path: '/reservations', access: 'customer', page: () => import('./pages/home.tsx') },
  ],
  slots: {},
  places: ['booking/simulator@1'],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
