import type { Remote } from '@livree/platform';

export const remote = {
  id: 'marketing',
  contract: 2,
  routes: [
    { path: '/', access: 'public', page: () => import('./pages/home.tsx') },
    { path: '/services', access: 'public', page: () => import('./pages/services.tsx') },
    { path: '/prices', access: 'public', page: () => import('./pages/prices.tsx') },
    { path: '/vehicles', access: 'public', page: () => import('./pages/vehicles.tsx') },
    { path: '/gallery', access: 'public', page: () => import('./pages/gallery.tsx') },
    { path: '/about', access: 'public', page: () => import('./pages/about.tsx') },
    { path: '/contact', access: 'public', page: () => import('./pages/contact.tsx') },
    {
      path: '/terms',
      access: 'public',
      page: () => import(/* webpackChunkName: 'legal' */ './pages/terms.tsx'),
    },
    {
      path: '/privacy',
      access: 'public',
      page: () => import(/* webpackChunkName: 'legal' */ './pages/privacy.tsx'),
    },
    {
      path: '/legal',
      access: 'public',
      page: () => import(/* webpackChunkName: 'legal' */ './pages/legal.tsx'),
    },
    {
      path: '/accessibility',
      access: 'public',
      page: () => import(/* webpackChunkName: 'legal' */ './pages/accessibility.tsx'),
    },
    { path: '/fleet', access: 'public', redirect: '/vehicles' },
  ],
  slots: {},
  places: ['booking/kept-booking@1', 'booking/simulator@1'],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
