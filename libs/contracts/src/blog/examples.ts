import type { ExamplesOf } from '../shared/example.ts';
import type { blogRoutes } from './routes.ts';

const article = {
  id: 11,
  title: 'L’art de recevoir à bord',
  slug: 'art-de-recevoir',
  excerpt: 'Une température, une lumière, un silence : ce que nos chauffeurs préparent avant votre arrivée.',
  reading_time: 4,
  featured_image: '/storage/articles/p7Qz3kVb9LxTn2RwYc5MdA8sJf4HgE1U.webp',
  featured_image_alt: 'Une portière ouverte sur un habitacle éclairé',
  published_at: '2026-05-04T08:00:00.000Z',
  author: { name: 'La rédaction Livrée', email: 'contact@livree.example' },
  category: { name: 'Luxe', slug: 'luxury' },
  tags: [{ id: 3, name: 'affaires', slug: 'affaires' }],
} as const;

const said = { language: 'fr', languages: ['fr', 'de', 'en', 'es'] } as const;

const content = '<h2>Avant votre arrivée</h2><p>L’habitacle est préparé avant chaque course.</p>';

const managed = {
  ...article,
  state: 'published',
  category_id: 5,
  is_featured: true,
  updated_at: '2026-05-04T08:00:00.000Z',
} as const;

const draft = { ...managed, published_at: null, state: 'draft' } as const;

const translations = {
  de: {
    title: 'Die Kunst des Empfangs an Bord',
    excerpt: 'Temperatur, Licht, Stille: was unsere Chauffeure vor Ihrer Ankunft vorbereiten.',
    content: '<h2>Vor Ihrer Ankunft</h2><p>Der Innenraum wird vor jeder Fahrt vorbereitet.</p>',
    featured_image_alt: 'Eine offene Tür vor einem beleuchteten Innenraum',
  },
} as const;

const request = {
  title: article.title,
  content,
  excerpt: article.excerpt,
  category_id: 5,
  featured_image: article.featured_image,
  featured_image_alt: article.featured_image_alt,
  tags: ['affaires'],
  is_featured: true,
  translations,
} as const;

const one = { current_page: 1, last_page: 1, per_page: 6, total: 1 } as const;
const page = { success: true, data: { ...one, data: [{ ...article, ...said }] } } as const;
const selection = { success: true, data: [{ ...article, ...said }] } as const;
const params = { id: '11' } as const;

/** Example requests and answers in wire form, by call. */
export const blogExamples = {
  list: {
    query: { page: '1', per_page: '6', sort_by: 'published_at', sort_order: 'desc', exclude_tag: 'services' },
    response: page,
  },
  search: { query: { q: 'chauffeur', exclude_tag: 'services' }, response: page },
  byCategory: { params: { category: 'luxury' }, query: { page: '1' }, response: page },
  byTag: { params: { tag: 'affaires' }, query: { page: '1' }, response: page },
  recent: { query: { limit: '5', exclude_tag: 'services' }, response: selection },
  featured: { query: { exclude_tag: 'services' }, response: selection },
  categories: {
    query: { exclude_category: 'services' },
    response: { success: true, data: [{ id: 1, name: 'Actualités', slug: 'news', blogs_count: 1 }] },
  },
  tags: {
    response: { success: true, data: [{ id: 3, name: 'affaires', slug: 'affaires', blogs_count: 2 }] },
  },
  read: { params, response: { success: true, data: { ...article, ...said, content } } },
  readBySlug: {
    params: { slug: article.slug },
    response: { success: true, data: { ...article, content } },
  },
  related: { params, query: { limit: '3' }, response: selection },
  manage: {
    query: { state: 'published', page: '1' },
    response: { success: true, data: { ...one, per_page: 15, data: [managed] } },
  },
  readManaged: { params, response: { success: true, data: { ...managed, content, translations } } },
  create: {
    body: request,
    response: { success: true, message: 'Brouillon enregistré', data: { ...draft, content, translations } },
  },
  addPicture: {
    body: { image: new File(['…'], 'nice.jpg', { type: 'image/jpeg' }) },
    response: {
      success: true,
      message: 'Image ajoutée',
      data: { path: '/storage/articles/qT3bVn0yRk8sXw2LfJ5mZc7HdPa1UgEo.webp' },
    },
  },
  edit: {
    params,
    body: { ...request, version: '2026-05-04T08:00:00.000Z' },
    response: { success: true, message: 'Article mis à jour', data: { ...managed, content, translations } },
  },
  remove: { params, response: { success: true, message: 'Article supprimé' } },
  publish: {
    params,
    body: { published_at: '2026-05-04T08:00:00.000Z' },
    response: { success: true, message: 'Article publié', data: { ...managed, content } },
  },
  unpublish: {
    params,
    response: { success: true, message: 'Article retiré de la publication', data: { ...draft, content } },
  },
} as const satisfies ExamplesOf<typeof blogRoutes>;
