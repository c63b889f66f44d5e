import { z } from '@livree/contracts/schema';
import { rules, setting } from '@livree/server/environment';

/** What the harness of a remote reads. */
export const settings = z.object({
  LIVREE_API: setting(rules.origin, 'http://localhost:4200', {
    about: 'the API or site that a harness calls with `--api real`',
  }),
});
