import type { Remote } from '@livree/platform';

export const remote = {
  id: 'account',
  contract: 2,
  routes: [
    { path: '/login', access: 'public', page: () => import('./pages/login.tsx') },
    {
      path: '/forgot-password',
      access: 'public',
      page: () => import(/* webpackChunkName: 'access' */ './pages/forgot-password.tsx'),
    },
    {
      path: '/reset-password',
      access: 'public',
      page: () => import(/* webpackChunkName: 'access' */ './pages/reset-password.tsx'),
    },
    {
      path: '/google-callback',
      access: 'public',
      page: () => import(/* webpackChunkName: 'access' */ './pages/google-callback.tsx'),
    },
    {
      path: '/verify-email',
      access: 'customer',
      page: () => import(/* webpackChunkName: 'access' */ './pages/verify-email.tsx'),
    },
    {
      path: '/guest',
      access: 'public',
      page: () => import(/* webpackChunkName: 'access' */ './pages/guest.tsx'),
    },
    { path: '/register', access: 'public', page: () => import('./pages/register.tsx') },
    { path: '/reservations', access: 'customer', page: () => import('./pages/reservations.tsx') },
    { path: '/reservations/:id', access: 'customer', page: () => import('./pages/reservations.tsx') },
    { path: '/verify/:code', access: 'public', page: () => import('./pages/voucher.tsx') },
    { path: '/profile', access: 'customer', page: () => import('./pages/profile.tsx') },
    { path: '/settings', access: 'customer', page: () => import('./pages/settings.tsx') },
  ],
  slots: { 'account/sign-in@1': () => import('./pages/sign-in-slot.tsx') },
  places: ['payments/settlement@2'],
  hosts: ['accounts.google.com'],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
