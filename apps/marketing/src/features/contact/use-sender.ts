import { typedPhone } from '@livree/i18n';
import { useSession } from '@livree/platform';
import { useMemo } from 'react';
import { emptyMessage, type TypedMessage } from './api/send-message.ts';

/** What the message begins with: the name, the e-mail and the telephone of a signed-in customer. */
export function useSender(): TypedMessage {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return useMemo(() => {
    if (user === undefined) return emptyMessage;
    const { name, email, phone } = user;
    return { ...emptyMessage, name, email, phone: typedPhone(phone ?? '') };
  }, [user]);
}
