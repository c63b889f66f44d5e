import { type Mail, mailKinds } from '../mail/index.ts';
import { type PaceDependencies, sendPaced } from './send-paced.ts';

/** The mailbox of an address: what follows a plus sign leads to the same one. */
const toMailbox = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Sends through `outlet`, at the pace of each kind of mail. */
export function pacedMail(deps: PaceDependencies, outlet: Mail): Mail {
  return {
    async send(message) {
      const allowance = mailKinds[message.kind];
      if (allowance === null) return outlet.send(message);
      const paced = { kind: `mail.${message.kind}`, recipient: toMailbox(message.to), allowance };
      await sendPaced(deps, paced, () => outlet.send(message));
    },
  };
}
