import type { Language, ReviewStatus } from '@livree/contracts';
import type { ColumnType, Generated } from 'kysely';

export type ReviewTable = {
  id: Generated<number>;
  /** Null for a demonstration review. */
  customer_id: number | null;
  reservation_id: number | null;
  vehicle_id: number | null;
  rating: number;
  title: string | null;
  comment: string;
  /** As it may be shown. */
  reviewer_name: string;
  is_anonymous: Generated<boolean>;
  is_featured: Generated<boolean>;
  is_demonstration: Generated<boolean>;
  status: Generated<ReviewStatus>;
  /** As its author wrote it. */
  language: Generated<Language>;
  /** Of a demonstration review, by language. */
  translations: ColumnType<unknown, string | undefined, string>;
  created_at: Date;
};

export type ReviewsTables = { reviews: ReviewTable };
