export { devMailbox, registerDevMailbox } from './dev-mailbox.ts';
export { greet } from './greet.ts';
export { mailText } from './mail-text.ts';
export { type MailKind, mailKinds } from './mail-kinds.ts';
export type { Attachment, Mail, Message } from './mail.ts';
export { operatorLanguage } from './operator-language.ts';
export { smtpMail } from './smtp.ts';
