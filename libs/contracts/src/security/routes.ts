import { defineRoute } from '../shared/route.ts';
import { securityQuery, securitySummaryAnswer } from './schemas.ts';

export const securityRoutes = {
  summary: defineRoute({
    id: 'security.summary',
    method: 'GET',
    path: '/security/summary',
    auth: 'operator',
    summary: 'How often each security event happened in the last days, 7 when none are named',
    query: securityQuery,
    response: securitySummaryAnswer,
  }),
} as const;
