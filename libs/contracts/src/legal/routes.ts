import { defineRoute } from '../shared/route.ts';
import { legalDocumentParams, legalTextAnswer, legalTextQuery } from './schemas.ts';

export const legalRoutes = {
  read: defineRoute({
    id: 'legal.read',
    method: 'GET',
    path: '/legal/{document}',
    auth: 'public',
    summary: 'Terms, privacy policy, legal notice or accessibility statement, in force or of one version',
    params: legalDocumentParams,
    query: legalTextQuery,
    response: legalTextAnswer,
  }),
} as const;
