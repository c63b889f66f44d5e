import type { DeliveryKind } from '@livree/contracts';
import type { NoticeKind } from './write-notice.ts';

/** The name of a notice among all messages about a ride. */
export const nameDelivery = (kind: NoticeKind): DeliveryKind =>
  kind === 'day' || kind === 'hours' ? 'reminder' : kind;
