import type { Generated } from 'kysely';
import type { ReminderKind } from './model/reminder.ts';

export interface RideReminderTable {
  reservation_id: number;
  kind: ReminderKind;
  pickup_at: Date;
  queued_at: Date;
}

export interface PushSubscriptionTable {
  id: Generated<number>;
  user_id: number;
  /** The address at the push service. Whoever knows it can send, so it is never logged. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface NotificationsTables {
  ride_reminders: RideReminderTable;
  push_subscriptions: PushSubscriptionTable;
}
