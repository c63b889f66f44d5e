import type { CompanySetting } from '@livree/contracts';

/** What a setting says, without its name. */
export type Setting = Omit<CompanySetting, 'name'>;
