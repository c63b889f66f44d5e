import { isOneOf, staffRoles } from '@livree/contracts';
import type { TFunction } from 'i18next';

/** A role in words; one that a newer server knows stays as it is. */
export const roleText = (role: string, t: TFunction<'operations'>): string =>
  isOneOf(staffRoles, role) ? t(`people.${role}`) : role;
