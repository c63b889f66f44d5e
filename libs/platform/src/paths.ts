/** Every address that one part of the site may link to. Remotes meet by address only. */
export const paths = {
  home: () => '/',
  services: () => '/services',
  prices: () => '/prices',
  vehicles: () => '/vehicles',
  about: () => '/about',
  contact: () => '/contact',
  booking: () => '/reservation',
  reservations: () => '/reservations',
  reservation: (id: string) => `/reservations/${encodeURIComponent(id)}`,
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  profile: () => '/profile',
  settings: () => '/settings',
  payments: () => '/payments',
  gallery: () => '/gallery',
  blog: () => '/blog',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogFeed: () => '/blog/feed.xml',
  blogTag: (tag: string) => `/blog/tag/${encodeURIComponent(tag)}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  legal: () => '/legal',
  accessibility: () => '/accessibility',
} as const;

/**
 * The same-origin path in `candidate`, or `fallback`. For return paths that came through history state or a URL and
 * must never lead to another site.
 */
export function ownPath(candidate: unknown, fallback: string): string {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])/.test(candidate)) return fallback;
  return candidate;
}
