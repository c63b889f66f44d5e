export type Message = {
  readonly to: string;
  readonly subject: string;
  /** Plain text; it never holds a password or a token that is good for more than its own link. */
  readonly text: string;
};

/** Sends now, outside any transaction: a domain queues a job in its transaction, and the job sends. */
export type Mail = { send(message: Message): Promise<void> };
