/** A header of every answer with a session: the seconds until the session ends if it is not used again. */
export const sessionSecondsHeader = 'session-seconds';

import type { Access } from '../shared/route.ts';
import type { Role } from './user.ts';

/** Whether something is for the company's people alone. */
export const isForPeople = (access: Access): boolean => access === 'dispatcher' || access === 'operator';

/** Whether a session with this role may call a route with this access. */
export const mayCall = (role: Role, access: Access): boolean =>
  !isForPeople(access) || role === 'operator' || role === access;
