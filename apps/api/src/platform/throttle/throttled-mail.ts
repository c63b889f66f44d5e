import { type Mail, mailKinds, type Outlet } from '../mail/index.ts';
import { type ThrottleDependencies, sendThrottled } from './send-throttled.ts';

/** The mailbox of an address: what follows a plus sign leads to the same one. */
const toMailbox = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Sends through `outlet`, no more of each kind than a mailbox may get. */
export function throttledMail(deps: ThrottleDependencies, outlet: Outlet): Mail {
  return {
    async send(message) {
      const allowance = mailKinds[message.kind];
      if (allowance === null) {
        await outlet.send(message);
        return 'sent';
      }
      const throttled = { kind: `mail.${message.kind}`, recipient: toMailbox(message.to), allowance };
      return sendThrottled(deps, throttled, () => outlet.send(message));
    },
  };
}
