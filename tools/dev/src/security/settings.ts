import { z } from '@livree/contracts/schema';
import { optionalSetting, portSetting, rules } from '@livree/server/environment';

/** The variables of `npm run security`. */
export const settings = z.object({
  PORT: portSetting(4200, rules.knownPort),
  LIVREE_SITE_URL: optionalSetting(rules.httpUrl, {
    about: 'the site that is asked',
    shown: 'localhost on `PORT`',
  }),
  LIVREE_OPERATOR_EMAIL: optionalSetting(rules.text, { about: 'the operator’s account' }),
  LIVREE_OPERATOR_PASSWORD: optionalSetting(rules.text, { about: 'its password', isSecret: true }),
});
