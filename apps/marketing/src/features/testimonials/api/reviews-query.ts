import { send, type Transport } from '@livree/api-client';
import { reviewRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { toTestimonial, type Testimonial } from '../model/testimonials.ts';

const asked = 10;

/** Customers' approved reviews. */
export function reviewsQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('marketing', 'reviews'),
    queryFn: async ({ signal }): Promise<readonly Testimonial[]> => {
      const query = { limit: asked, status: 'approved' } as const;
      return (await send(api, reviewRoutes.list, { query }, { signal })).data.map(toTestimonial);
    },
    staleTime: 5 * 60_000,
  });
}
