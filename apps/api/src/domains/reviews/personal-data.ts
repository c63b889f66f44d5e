import { review } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { PersonalData } from '../../platform/personal-data.ts';
import { presentReviews } from './present-reviews.ts';
import { giveReviews, reviewsOfCustomer } from './reviews.repository.ts';

/** A customer's reviews, approved or not. They are deleted with the account. */
export const reviewsPersonalData: PersonalData = {
  name: 'reviews',
  tables: ['reviews'],
  async exportPersonalData(deps, { id, language }) {
    const reviews = await presentReviews(
      { ...deps, reviewers: async () => new Map() },
      await reviewsOfCustomer(deps.db, id),
      { language, isCustomer: true },
    );
    return reviews.map((each) => z.encode(review, each));
  },
  giveRecords: giveReviews,
};
