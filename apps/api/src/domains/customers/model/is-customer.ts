import type { UserRow } from '../../identity/index.ts';

/** Whether an account is a customer's that is open: neither an operator's, nor the one of former customers. */
export const isCustomer = (user: UserRow | undefined): user is UserRow =>
  user?.role === 'customer' && user.is_active;
