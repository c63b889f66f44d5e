import type { Language } from '@livree/contracts';
import type { Connection } from '../../platform/db/index.ts';

/** Mails that are not owed by contract, by what the customer can stop. */
export const topics = ['email', 'login'] as const;
export type Topic = (typeof topics)[number];

/** A customer with the chosen messages and channels. */
export type Recipient = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly wants: { readonly email: boolean; readonly sms: boolean; readonly push: boolean };
};

/** Where the choices are kept. */
export type Recipients = {
  /** Undefined once the account is gone. @param trx inside a transaction */
  find(userId: number, trx?: Connection): Promise<Recipient | undefined>;
  /** Stops a kind of mail. Repeating it changes nothing. */
  stop(userId: number, topic: Topic): Promise<void>;
};
