import type { Language, ReviewStatus } from '@livree/contracts';
import type { ColumnType, Generated } from 'kysely';

export interface ReviewTable {
  id: Generated<number>;
  /** Null for a demonstration review. */
  customer_id: number | null;
  reservation_id: number | null;
  vehicle_id: number | null;
  rating: number;
  title: string | null;
  comment: string;
  /** The name that may be shown. */
  reviewer_name: string;
  is_anonymous: Generated<boolean>;
  is_featured: Generated<boolean>;
  is_demonstration: Generated<boolean>;
  status: Generated<ReviewStatus>;
  /** The author's language. */
  language: Generated<Language>;
  /** For a demonstration review, by language. */
  translations: ColumnType<unknown, string | undefined, string>;
  created_at: Date;
}

export interface ReviewsTables {
  reviews: ReviewTable;
}
