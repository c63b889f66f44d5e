import type { Remote } from '@livree/platform';

export const remote = {
  id: 'blog',
  contract: 1,
  routes: [{ path: '/blog', access: 'public', page: () => import('./pages/blog.tsx') }],
  slots: {},
  places: [],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
