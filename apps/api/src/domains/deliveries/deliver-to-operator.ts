import type { DeliveryKind } from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { type Message, operatorLanguage } from '../../platform/mail/index.ts';
import { deliver } from './deliver.ts';

/** Sends the operator a mail about a ride. */
export const deliverToOperator = (
  deps: Pick<Deps, 'db' | 'clock' | 'mail'>,
  { reservationId, kind }: { readonly reservationId: number; readonly kind: DeliveryKind },
  message: Message,
): Promise<void> =>
  deliver(
    deps,
    {
      reservationId,
      kind,
      channel: 'mail',
      addressee: 'operator',
      address: message.to,
      language: operatorLanguage,
    },
    () => deps.mail.send(message),
  );
