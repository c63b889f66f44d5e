import { mayCall } from '@livree/contracts';
import { useSession } from '@livree/platform';

/** Whether an operator looks, and no dispatcher; not before the server has said so. */
export function useIsOperator(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && mayCall(session.user.role ?? 'customer', 'operator');
}
