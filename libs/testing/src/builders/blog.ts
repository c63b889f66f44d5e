import type { BlogArticle, BlogCategory, ManagedArticle } from '@livree/contracts';

type PublishedArticle = ManagedArticle & Pick<BlogArticle, 'language'> & { readonly publishedAt: string };

export function buildCategory(given: Partial<BlogCategory> = {}): BlogCategory {
  return { id: 1, name: 'Conseils de voyage', slug: 'conseils-de-voyage', blogsCount: 3, ...given };
}

/** A published article: what lists and pages show, and what operators see beside it. */
export function buildArticle(given: Partial<PublishedArticle> = {}): PublishedArticle {
  const { id: categoryId, name, slug } = buildCategory();
  return {
    id: 1,
    title: 'Arriver serein à l’aéroport',
    slug: 'arriver-serein-a-l-aeroport',
    excerpt: 'Quand partir, où se faire déposer, et ce que change le suivi de votre vol.',
    content:
      '<h2>Quand partir</h2><p>Comptez large, et lisez le terminal sur votre carte d’embarquement.</p>',
    readingTime: 4,
    featuredImage: null,
    publishedAt: '2026-01-15T08:00:00.000Z',
    author: { name: 'La rédaction', email: 'redaction@example.com' },
    category: { name, slug },
    tags: [{ id: 1, name: 'aéroport', slug: 'aeroport' }],
    state: 'published',
    categoryId,
    isFeatured: false,
    updatedAt: '2026-01-15T08:00:00.000Z',
    ...given,
  };
}
