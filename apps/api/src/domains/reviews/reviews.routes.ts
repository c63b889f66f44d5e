import { moderationRoutes, type Review, routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, asPage, registerRoute, toSlice } from '../../platform/http/index.ts';
import { vehicleById } from '../fleet/index.ts';
import { moderate } from './commands/moderate.ts';
import { writeReview } from './commands/write-review.ts';
import { presentReviews, type ReviewDeps } from './present-reviews.ts';
import { maySee, refuseUnread } from './reviews.policy.ts';
import { presentStatistics, type ReadBy } from './reviews.presenter.ts';
import {
  newestReviews,
  pageOfReviews,
  ratingCounts,
  reviewById,
  type ReviewFilter,
  type ReviewRow,
} from './reviews.repository.ts';

const usualList = 10;
const usualFeatured = 6;
const usualPage = 25;
const longestList = 100;
const writingLimit = { max: 10, seconds: 600 };

const boundedLimit = (asked: number | undefined, usual: number): number =>
  Math.min(longestList, Math.max(1, asked ?? usual));

type Dependencies = Deps & ReviewDeps;

export function reviewRoutes(app: FastifyInstance, deps: Dependencies): void {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
}

async function presentedOne(deps: ReviewDeps, row: ReviewRow | undefined, reader: ReadBy): Promise<Review> {
  const [review] = row ? await presentReviews(deps, [row], reader) : [];
  if (!review) throw new AppError('reviews.not_found');
  return review;
}

function readingRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, config } = deps;
  const { list, featured, statistics, ofVehicle, read } = routes.reviews;
  const demonstration = config.brand.isDemonstration;
  const newest = async (
    filter: Omit<ReviewFilter, 'demonstration'>,
    limit: number,
    reader: ReadBy,
  ): Promise<Review[]> =>
    presentReviews(deps, await newestReviews(db, { ...filter, demonstration }, limit), reader);

  registerRoute(app, list, async ({ query: { limit, ...filter } }, { caller, language }) => {
    const status = filter.status ?? 'approved';
    refuseUnread(status, caller);
    const reader = { language, isCustomer: caller !== null };
    return { data: await newest({ ...filter, status }, boundedLimit(limit, usualList), reader) };
  });

  registerRoute(app, moderationRoutes.list, async ({ query }, { language }) => {
    const slice = toSlice(query, usualPage);
    const filter = { status: query.status ?? 'approved', demonstration };
    const { rows, total } = await pageOfReviews(db, filter, slice);
    const items = await presentReviews(deps, rows, { language, isCustomer: true });
    return { data: asPage(items, total, slice) };
  });

  registerRoute(app, featured, async ({ query }, { caller, language }) => {
    const limit = boundedLimit(query.limit, usualFeatured);
    const reader = { language, isCustomer: caller !== null };
    return { data: await newest({ status: 'approved', featured: true }, limit, reader) };
  });

  registerRoute(app, statistics, async () => ({ data: presentStatistics(await ratingCounts(db)) }));

  registerRoute(app, ofVehicle, async ({ params, query }, { caller, language }) => {
    if (!(await vehicleById(db, params.id))) throw new AppError('fleet.vehicle_not_found');
    const limit = boundedLimit(query.limit, usualList);
    const reader = { language, isCustomer: caller !== null };
    return { data: await newest({ status: 'approved', vehicleId: params.id }, limit, reader) };
  });

  registerRoute(app, read, async ({ params }, { caller, language }) => {
    const row = await reviewById(db, params.id);
    const shown = row && maySee(row, caller, demonstration) ? row : undefined;
    return { data: await presentedOne(deps, shown, { language, isCustomer: caller !== null }) };
  });
}

function writingRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { create, approve, reject } = routes.reviews;

  registerRoute(
    app,
    create,
    async ({ body }, { caller, language, translate }) => {
      const row = await writeReview(deps, body, caller, language);
      return {
        message: translate('reviews.received'),
        data: await presentedOne(deps, row, { language, isCustomer: true }),
      };
    },
    { limit: writingLimit },
  );

  registerRoute(
    app,
    approve,
    async ({ params, body }, { caller, language, translate }) => {
      const featured = typeof body.isFeatured === 'boolean' ? { is_featured: body.isFeatured } : {};
      const row = await moderate(deps, params.id, { status: 'approved', ...featured }, caller);
      return {
        message: translate('reviews.approved'),
        data: await presentedOne(deps, row, { language, isCustomer: true }),
      };
    },
    { recordsAct: true },
  );

  registerRoute(
    app,
    reject,
    async ({ params }, { caller, language, translate }) => {
      const row = await moderate(deps, params.id, { status: 'rejected', is_featured: false }, caller);
      return {
        message: translate('reviews.rejected'),
        data: await presentedOne(deps, row, { language, isCustomer: true }),
      };
    },
    { recordsAct: true },
  );
}
