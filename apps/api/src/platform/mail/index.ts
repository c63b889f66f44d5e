export { devMailbox, registerDevMailbox } from './dev-mailbox.ts';
export type { Mail, Message } from './mail.ts';
export { smtpMail } from './smtp.ts';
