import type { Config } from '../../config.ts';

/** Who sends the mails, and from which site. */
export type Company = Pick<Config, 'brand' | 'siteUrl'>;
