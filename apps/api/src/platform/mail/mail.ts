import type { MailKind } from './mail-kinds.ts';

/** An attachment of a mail. @property type such as `application/pdf` */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface Message {
  /** Decides how many of them one mailbox gets. */
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  /** Plain text; never contains a password, or a token that opens more than its own link. */
  readonly text: string;
  /** The same as an HTML document; absent where the mailbox page shows a text message or a push message. */
  readonly html?: string;
  /** The recipient of a reply, if it is not the sender. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
  /** Additional headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands a message to whoever carries it. @throws if it was not taken */
export interface Outlet {
  send(message: Message): Promise<void>;
}

/** `held_back`: whoever it is for has got as many of its kind as allowed. */
export type Sending = 'sent' | 'held_back';

/** Sends now, outside any transaction. A domain queues a job in its transaction, and the job sends. */
export interface Mail {
  send(message: Message): Promise<Sending>;
}
