export { devMailbox, registerDevMailbox } from './dev-mailbox.ts';
export { greet } from './greet.ts';
export type { MailKind } from './mail-kinds.ts';
export type { Attachment, Mail, Message } from './mail.ts';
export { pacedMail } from './paced-mail.ts';
export { smtpMail } from './smtp.ts';
