/**
 * Every kind of mail, with the most that one mailbox gets of it in an hour and in a day, whoever causes them. Null:
 * never held back, because it is about money or security, goes to the operator, or is throttled before it is queued.
 */
export const mailKinds = {
  /** Required mails about a ride, to its customer: confirmation, cancellation, refunds. */
  ride: null,
  /** Changes of an account, sign-ins, the end of an account. */
  security: null,
  /** A link that its requester asked for; `resetMails` throttles the requests. */
  'password-reset': null,
  /** To the operator: messages, refund requests, the check of bills. */
  operator: null,
  /** On the mailbox page, in place of a telephone or browser. */
  'stand-in': null,
  /** To an address that somebody registered: requests are throttled by account, and accounts can be made anew. */
  confirmation: { hour: 5, day: 10 },
  /** A link that a guest asked for; `guestLinkMails` throttles the requests. */
  'guest-link': null,
  /** To the owner of an address that somebody registers again: the first of an hour stands for the others. */
  'known-address': { hour: 1, day: 3 },
  /** To the address that a booking names besides its customer's. */
  guest: { hour: 2, day: 4 },
  /** To the stated sender of a message. */
  'message-copy': { hour: 2, day: 3 },
  /** What an operator writes to a customer, once each. */
  letter: null,
  /** The operator's answer to the sender of a message, once each. */
  'message-answer': null,
  /** To an address that somebody subscribes to the newsletter. */
  'newsletter-request': { hour: 1, day: 3 },
  'newsletter-welcome': { hour: 2, day: 4 },
  /** What an operator writes to all subscribers, once each. */
  'newsletter-mailing': null,
  reminder: { hour: 10, day: 20 },
  'legal-change': { hour: 2, day: 4 },
} as const;

export type MailKind = keyof typeof mailKinds;
