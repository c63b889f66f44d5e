import { defineRoute } from '../shared/route.ts';
import { siteConfigAnswer } from './schemas.ts';

export const siteRoutes = {
  config: defineRoute({
    id: 'site.config',
    method: 'GET',
    path: '/config',
    auth: 'public',
    summary: "The operator's brand, policy, prices and flags",
    response: siteConfigAnswer,
  }),
} as const;
