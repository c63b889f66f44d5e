import type { Remote } from '@livree/platform';

export const remote = {
  id: 'blog',
  contract: 2,
  routes: [
    { path: '/blog', access: 'public', page: () => import('./pages/blog.tsx') },
    { path: '/blog/tag/:tag', access: 'public', page: () => import('./pages/tag.tsx') },
    { path: '/blog/:slug', access: 'public', page: () => import('./pages/article.tsx') },
  ],
  slots: {},
  places: [],
  messages: (language) => import(`./messages/${language}.json`),
} satisfies Remote;
