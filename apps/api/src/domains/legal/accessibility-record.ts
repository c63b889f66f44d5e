import { z } from '@livree/contracts/schema';
import record from './accessibility-record.json' with { type: 'json' };

/** The result of the last recorded run of `npm run bench:lighthouse` over these pages, with its day. */
export const accessibilityRecord = z.parse(
  z.object({ testedOn: z.iso.date(), tool: z.string(), points: z.int(), pages: z.array(z.string()) }),
  record,
);
