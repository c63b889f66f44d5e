import { defineRoute } from '../shared/route.ts';
import * as blog from './schemas.ts';

export const blogRoutes = {
  list: defineRoute({
    id: 'blog.list',
    method: 'GET',
    path: '/blog',
    auth: 'public',
    summary: 'Published articles',
    query: blog.blogQuery,
    response: blog.blogListAnswer,
  }),
  categories: defineRoute({
    id: 'blog.categories',
    method: 'GET',
    path: '/blog/categories',
    auth: 'public',
    summary: 'Categories with their number of articles',
    query: blog.blogCategoriesQuery,
    response: blog.blogCategoriesAnswer,
  }),
} as const;
