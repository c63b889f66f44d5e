export { devMailbox, registerDevMailbox } from './dev-mailbox.ts';
export type { Attachment, Mail, Message } from './mail.ts';
export { greet } from './greet.ts';
export { smtpMail } from './smtp.ts';
