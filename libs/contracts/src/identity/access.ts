/** On every answer in a session: seconds after which it ends if nothing more is asked in it. */
export const sessionSecondsHeader = 'session-seconds';

import type { Access } from '../shared/route.ts';
import type { Role } from './user.ts';

/** Whether somebody with a session may call a route of this access. */
export const mayCall = (role: Role, access: Access): boolean => access !== 'operator' || role === 'operator';
