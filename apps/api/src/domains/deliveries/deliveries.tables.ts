import type {
  DeliveryAddressee,
  DeliveryChannel,
  DeliveryFailure,
  DeliveryKind,
  Language,
} from '@livree/contracts';
import type { Generated } from 'kysely';

export interface RideDeliveryTable {
  id: Generated<number>;
  reservation_id: number;
  /** The job that sends it, the same at each of its attempts. */
  job_id: string;
  kind: DeliveryKind;
  channel: DeliveryChannel;
  addressee: DeliveryAddressee;
  address: string;
  language: Language;
  queued_at: Date;
  attempts: number;
  /** When a server or provider took it. */
  accepted_at: Date | null;
  /** When it was given up. */
  failed_at: Date | null;
  /** Why the last attempt failed. */
  failure: DeliveryFailure | null;
}

export interface DeliveriesTables {
  ride_deliveries: RideDeliveryTable;
}
