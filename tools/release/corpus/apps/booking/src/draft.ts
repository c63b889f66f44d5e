import { z } from '@livree/contracts/schema';
import { useDraft } from '@livree/platform';

const tripSchema = z.object({
  from: z.string().check(z.maxLength(300)),
  to: z.string(),
  passengers: z.int().check(z.minimum(1), z.maximum(7)),
  note: z.optional(z.string()),
});

/** What the visitor has typed of a trip. */
export const useTripDraft = () => useDraft({ name: 'trip', version: 2, schema: tripSchema });
