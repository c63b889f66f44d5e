import type { BlogCategory, BlogSummary } from '@livree/contracts';

export function buildCategory(given: Partial<BlogCategory> = {}): BlogCategory {
  return { id: 1, name: 'Conseils de voyage', slug: 'conseils-de-voyage', blogsCount: 3, ...given };
}

/** A published article, as the list shows it. */
export function buildArticle(given: Partial<BlogSummary> = {}): BlogSummary {
  const { name, slug } = buildCategory();
  return {
    id: 1,
    title: 'Arriver serein à l’aéroport',
    slug: 'arriver-serein-a-l-aeroport',
    excerpt: 'Quand partir, où se faire déposer, et ce que change le suivi de votre vol.',
    readingTime: 4,
    featuredImage: null,
    publishedAt: '2026-01-15T08:00:00.000Z',
    author: { name: 'La rédaction' },
    category: { name, slug },
    tags: [{ id: 1, name: 'aéroport' }],
    ...given,
  };
}
