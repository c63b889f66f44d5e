import { z } from '@livree/contracts/schema';
import type { MessageTree } from '@livree/i18n';

/** The texts of one language. */
export const textTree: z.ZodMiniType<MessageTree> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textTree)]),
);
