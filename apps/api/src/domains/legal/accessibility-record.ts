import { z } from '@livree/contracts/schema';
import record from './accessibility-record.json' with { type: 'json' };

/** What a run of `npm run bench:lighthouse` over these pages gave, on its day; another run writes another record. */
export const accessibilityRecord = z.parse(
  z.object({ testedOn: z.iso.date(), tool: z.string(), points: z.int(), pages: z.array(z.string()) }),
  record,
);
