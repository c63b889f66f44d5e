export { devMailbox, registerDevMailbox } from './dev-mailbox.ts';
export type { Company } from './company.ts';
export { action, type Letter, links, type Part, type Row, text, writeMail } from './letter/index.ts';
export { type MailKind, mailKinds } from './mail-kinds.ts';
export type { Attachment, Mail, Message, Outlet, Sending } from './mail.ts';
export { operatorLanguage } from './operator-language.ts';
export { smtpMail } from './smtp.ts';
