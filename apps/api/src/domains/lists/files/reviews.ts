import { type listRoutes, type Review, reviewStatuses } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { everyRow } from '../../../platform/db/index.ts';
import { presentReviews, type ReviewDeps, reviewsBelow } from '../../reviews/index.ts';
import { sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

/** The reviews of a status as a file, their authors named as on the site. */
export const reviewsFile = (deps: Deps & ReviewDeps): ListFile<typeof listRoutes.reviews, Review> => ({
  rows: ({ query }, { language }) => {
    const filter = {
      status: query.status ?? 'approved',
      demonstration: deps.config.brand.isDemonstration,
    };
    return everyRow(async (id, limit) =>
      presentReviews(deps, await reviewsBelow(deps.db, filter, id, limit), { language, isCustomer: true }),
    );
  },
  columns: ({ t, moment, yesNo }) => [
    [t('column.writtenAt'), ({ createdAt }) => moment(createdAt)],
    [t('column.rating'), ({ rating }) => rating],
    [t('column.title'), ({ title }) => title],
    [t('column.comment'), ({ comment }) => comment],
    [t('column.author'), ({ reviewerName }) => reviewerName],
    [t('column.vehicle'), ({ vehicleName }) => vehicleName],
    [t('column.status'), ({ status }) => sayWord(reviewStatuses, status, (known) => t(`review.${known}`))],
    [t('column.featured'), ({ isFeatured }) => yesNo(isFeatured)],
  ],
});
