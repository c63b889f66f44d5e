import { buildArticle } from '@livree/testing/builders';
import { shareSituation, type State } from '@livree/testing/states';

const published = buildArticle({
  id: 4,
  translations: {
    en: { title: 'Arrive calmly', excerpt: 'When to leave.', content: '<p>Allow plenty of time.</p>' },
    es: undefined,
    de: undefined,
  },
});
const draft = { ...published, publishedAt: null, state: 'draft' };
const scheduled = { ...published, publishedAt: '2027-04-01T06:00:00.000Z', state: 'scheduled' };

/** The states of articles. */
export const articleStates: readonly State[] = shareSituation(
  { at: '/operations/articles', operator: true, given: { articles: [published] } },
  [
    {
      name: 'articles',
      given: { articles: [published, { ...draft, id: 5 }, { ...scheduled, id: 6 }] },
      says: ['articleState.published', 'articleState.draft', 'articleState.scheduled'],
    },
    { name: 'no article', given: { articles: [] }, says: ['articles.none'] },
    { name: 'articles failed', answers: { 'blog.manage': '500' }, says: ['frame.failed'] },
    {
      name: 'a new article',
      at: '/operations/articles/new',
      says: ['articles.content', 'articles.tagsHint'],
    },
    {
      name: 'an article without words',
      at: '/operations/articles/new',
      acts: [{ press: 'frame.save' }],
      says: ['api:validation.required'],
    },
    {
      name: 'a published article',
      at: '/operations/articles/4',
      says: ['articles.withdraw', 'articles.see'],
    },
    {
      name: 'an article in preview',
      at: '/operations/articles/4',
      acts: [{ press: 'articles.preview' }],
      says: ['articles.preview'],
    },
    {
      name: 'a draft of an article',
      at: '/operations/articles/4',
      given: { articles: [draft] },
      says: ['articles.publishNow', 'articles.savedOnly'],
    },
    {
      name: 'a scheduled article',
      at: '/operations/articles/4',
      given: { articles: [scheduled] },
      says: ['articles.cancelPlan'],
    },
    {
      name: 'an article about to be deleted',
      at: '/operations/articles/4',
      acts: [{ press: 'articles.remove' }],
      says: ['articles.removeTitle'],
    },
    {
      name: 'a link in an article',
      at: '/operations/articles/4',
      acts: [{ press: 'editor.a' }],
      says: ['editor.address'],
    },
    {
      name: 'a picture in an article that nobody chose',
      at: '/operations/articles/4',
      acts: [{ press: 'editor.img' }, { press: 'editor.insert' }],
      says: ['editor.noPicture', 'editor.altHint'],
    },
    {
      name: 'article failed',
      at: '/operations/articles/4',
      answers: { 'blog.readManaged': '500' },
      says: ['frame.failed'],
    },
  ],
);
