import { z } from '@livree/contracts/schema';
import { optionalSetting } from '@livree/server/environment';

/** What tests, benchmarks and the workshop read. */
export const settings = z.object({
  CHROMIUM: optionalSetting(z.string(), {
    about: 'the browser of tests and benchmarks',
    shown: 'Chrome, Chromium or Edge in its usual place',
  }),
});
