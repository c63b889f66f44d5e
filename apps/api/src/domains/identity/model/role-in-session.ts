import { mayCall, type Role } from '@livree/contracts';
import type { Config } from '../../../config.ts';

type Setting = Pick<Config, 'secondFactor'>;

/** Whether the site asks somebody with a role for a second factor. */
export const isFactorAsked = ({ secondFactor }: Setting, role: Role): boolean =>
  secondFactor === 'required' && mayCall(role, 'dispatcher');

/** The role that a session has: that of a customer until the second factor was given. */
export const roleInSession = (
  setting: Setting,
  { role, givenAt }: { readonly role: Role; readonly givenAt: Date | null },
): Role => (givenAt === null && isFactorAsked(setting, role) ? 'customer' : role);
