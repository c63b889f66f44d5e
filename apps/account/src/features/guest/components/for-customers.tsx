import { useQuery, useShell } from '@livree/platform';
import type { ReactNode } from 'react';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';

/** What a guest gets only with an account that is kept. */
export function ForCustomers({ children }: { children: ReactNode }) {
  const { api } = useShell();
  const { data } = useQuery(signInMethodsQuery(api));
  return data?.isGuest === true ? null : children;
}
