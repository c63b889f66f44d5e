export { action, type Letter, links, type Part, type Row, text } from './letter.ts';
export { writeMail } from './write-mail.ts';
