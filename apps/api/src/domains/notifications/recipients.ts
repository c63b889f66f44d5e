import type { Language } from '@livree/contracts';
import type { Connection } from '../../platform/db/index.ts';

/** The topics of optional mails that a customer can stop. */
export const topics = ['email', 'login'] as const;
export type Topic = (typeof topics)[number];

/** A customer with the chosen messages and channels. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  /** Where their mails go. */
  readonly email: string;
  /** Whether the address is confirmed; until then a stranger may have typed name and places. */
  readonly isConfirmed: boolean;
  /** Whether they sign in by a mailed link alone. */
  readonly isGuest: boolean;
  readonly phone: string | null;
  readonly language: Language;
  /** No mail if none can reach them. */
  readonly wants: { readonly email: boolean; readonly sms: boolean; readonly push: boolean };
}

/** The store of the customers' choices. */
export interface Recipients {
  /** Undefined after the account is deleted. @param trx inside a transaction */
  find(userId: number, trx?: Connection): Promise<Recipient | undefined>;
  /** Stops a topic; idempotent. */
  stop(userId: number, topic: Topic): Promise<void>;
}
