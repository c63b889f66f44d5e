import { defineStates, type State } from '@livree/testing/states';

const list: readonly State[] = [
  { name: 'articles', at: '/blog', says: ['page.headline', 'list.found_other'] },
  { name: 'articles on their way', at: '/blog', answers: { 'blog.list': 'silent' }, says: ['page.headline'] },
  { name: 'articles failed', at: '/blog', answers: { 'blog.list': '500' }, says: ['list.failed'] },
  {
    name: 'articles without a connection',
    at: '/blog',
    answers: { 'blog.list': 'network' },
    says: ['list.failed', 'common:errors.network'],
  },
  { name: 'no articles yet', at: '/blog', given: { articles: [] }, says: ['list.none', 'list.noneYet'] },
  { name: 'articles of a search', at: '/blog?q=Alger', says: ['list.foundFor_one'] },
  { name: 'no article of a search', at: '/blog?q=fus%C3%A9e', says: ['list.none', 'list.noneHint'] },
  { name: 'articles of a category', at: '/blog?category=entreprises', says: ['list.foundIn_one'] },
  { name: 'articles of a tag', at: '/blog/tag/affaires', says: ['tag.title', 'tag.lead'] },
];

const at = '/blog/une-journee-a-alger';

const article: readonly State[] = [
  { name: 'article', at, says: ['article.by', 'share.label'] },
  { name: 'article on its way', at, answers: { 'blog.readBySlug': 'silent' }, says: [] },
  { name: 'article failed', at, answers: { 'blog.readBySlug': '500' }, says: ['list.failed'] },
  { name: 'no such article', at: '/blog/nothing', says: ['article.notFound', 'article.notFoundHint'] },
];

/** Every state of this remote. */
export const states = defineStates([...list, ...article]);
