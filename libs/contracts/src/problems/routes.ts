import { defineRoute } from '../shared/route.ts';
import { problemAnswer, problemRequest } from './schemas.ts';

export const problemRoutes = {
  report: defineRoute({
    id: 'problems.report',
    method: 'POST',
    path: '/problems',
    auth: 'public',
    summary: 'Report a problem with what happened in the visit, without personal data',
    body: problemRequest,
    response: problemAnswer,
    status: 201,
  }),
} as const;
