/** A file that goes with a mail. @property type such as `application/pdf` */
export type Attachment = { readonly name: string; readonly type: string; readonly content: Buffer };

export type Message = {
  readonly to: string;
  readonly subject: string;
  /** Plain text; never contains a password, or a token that opens more than its own link. */
  readonly text: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
  /** Beside the usual ones, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends now, outside any transaction: a domain queues a job in its transaction, and the job sends. */
export type Mail = { send(message: Message): Promise<void> };
