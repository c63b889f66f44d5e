import type { moderationRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';
import { paginate } from '../paginate.ts';

const reviewsAPage = 25;

export const moderationHandlers: Handlers<typeof moderationRoutes> = {
  list({ query = {} }, { state }) {
    const found = state.reviews.filter(({ status }) => status === (query.status ?? 'approved'));
    return answer(paginate(found, query, reviewsAPage));
  },
};
