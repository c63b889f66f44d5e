import { maxGalleryImageBytes } from '../gallery/requests.ts';
import { acknowledgement } from '../shared/envelope.ts';
import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import { blogReadingRoutes } from './reading-routes.ts';
import { articleEdit, articlePictureRequest, articleRequest, publishRequest } from './requests.ts';
import * as blog from './schemas.ts';

const editing = {
  manage: defineRoute({
    id: 'blog.manage',
    method: 'GET',
    path: '/blog/manage',
    auth: 'operator',
    summary: 'All articles, drafts included, the last edited first',
    query: blog.managedQuery,
    response: blog.managedListAnswer,
  }),
  readManaged: defineRoute({
    id: 'blog.readManaged',
    method: 'GET',
    path: '/blog/manage/{id}',
    auth: 'operator',
    summary: 'One article, published or not',
    params: idParams,
    response: blog.managedAnswer,
  }),
  create: defineRoute({
    id: 'blog.create',
    method: 'POST',
    path: '/blog',
    auth: 'operator',
    summary: 'A new draft',
    body: articleRequest,
    response: blog.managedAnswer,
    status: 201,
  }),
  addPicture: defineRoute({
    id: 'blog.addPicture',
    method: 'POST',
    path: '/blog/pictures',
    auth: 'operator',
    summary: 'Store a picture of at most 10 MB for articles',
    body: articlePictureRequest,
    multipart: { maxFileBytes: maxGalleryImageBytes },
    response: blog.articlePictureAnswer,
    status: 201,
  }),
  edit: defineRoute({
    id: 'blog.edit',
    method: 'PUT',
    path: '/blog/{id}',
    auth: 'operator',
    summary: 'Another text for an article; its publication stays as it is',
    params: idParams,
    body: articleEdit,
    response: blog.managedAnswer,
  }),
  remove: defineRoute({
    id: 'blog.remove',
    method: 'DELETE',
    path: '/blog/{id}',
    auth: 'operator',
    summary: 'Delete an article',
    params: idParams,
    response: acknowledgement,
  }),
  publish: defineRoute({
    id: 'blog.publish',
    method: 'POST',
    path: '/blog/{id}/publish',
    auth: 'operator',
    summary: 'Show an article from a moment on',
    params: idParams,
    body: publishRequest,
    response: blog.managedAnswer,
  }),
  unpublish: defineRoute({
    id: 'blog.unpublish',
    method: 'POST',
    path: '/blog/{id}/unpublish',
    auth: 'operator',
    summary: 'Make an article a draft again',
    params: idParams,
    response: blog.managedAnswer,
  }),
} as const;

export const blogRoutes = { ...blogReadingRoutes, ...editing } as const;
