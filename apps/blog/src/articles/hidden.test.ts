import { buildCategory } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { shownCategories } from './hidden.ts';

test('the service articles have no category in the blog', () => {
  const news = buildCategory({ name: 'Actualités', slug: 'actualites' });
  const named = buildCategory({ name: 'Services', slug: 'nos-services' });
  const slugged = buildCategory({ name: 'Nos offres', slug: 'services' });
  expect(shownCategories([named, news, slugged])).toEqual([news]);
});
