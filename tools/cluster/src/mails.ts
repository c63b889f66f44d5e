import { ask } from './ask.ts';
import type { Delivery } from './parts/mailroom.ts';

/** Milliseconds in which workers must have sent every mail: a job whose worker ended in it is repeated after at most three minutes. */
export const mailPatience = 240_000;

/** Mails that a customer must get. */
export interface OwedMails {
  readonly recipient: string;
  /** The reference of the ride that they are about; null: about none. */
  readonly about: string | null;
  readonly mails: number;
}

/** What became of mails, each in the number of mails. */
export interface MailVerdict {
  readonly lost: number;
  /** Deliveries of a mail after its first. */
  readonly repeated: number;
  /** Mails without a Message-ID, and those that were repeated under another. */
  readonly withoutSameId: number;
}

/** One about each account with a ride, one about each paid ride, and one about each that was cancelled. */
const owed = `
  select u.email as recipient, r.reference as about, 1 + (r.status = 'cancelled')::integer as mails
    from reservations r join users u on u.id = r.customer_id
    where exists (select 1 from transactions t
      where t.reservation_id = r.id and t.type = 'payment' and t.processed_at is not null)
  union all select distinct u.email, null, 1 from reservations r join users u on u.id = r.customer_id`;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Compares what was delivered with what is owed. A mail is what has one recipient and one subject. */
export function compareMails(owedMails: readonly OwedMails[], deliveries: readonly Delivery[]): MailVerdict {
  const mails = Map.groupBy(deliveries, ({ recipient, subject }) => `${recipient} ${subject}`);
  const subjects = Map.groupBy(
    [...mails.values()].flatMap(([first]) => (first ? [first] : [])),
    ({ recipient }) => recipient,
  );
  const rides = owedMails.flatMap(({ about }) => about ?? []);
  const isAbout = (subject: string, about: string | null): boolean =>
    about === null ? !rides.some((ride) => subject.includes(ride)) : subject.includes(about);
  const missing = ({ recipient, about, mails: wanted }: OwedMails): number => {
    const got = (subjects.get(recipient) ?? []).filter(({ subject }) => isAbout(subject, about));
    return Math.max(0, wanted - got.length);
  };
  const ids = [...mails.values()].map((same) => new Set(same.map(({ messageId }) => messageId)));
  return {
    lost: sum(owedMails.map(missing)),
    repeated: deliveries.length - mails.size,
    withoutSameId: ids.filter((own) => own.size > 1 || own.has('')).length,
  };
}

/** Compares what a mail server took with what the rides of a database owe their customers. */
export const judgeMails = async (
  databaseUrl: string,
  deliveries: readonly Delivery[],
): Promise<MailVerdict> => compareMails(await ask<OwedMails>(databaseUrl, owed), deliveries);

/** What must not be of mails, as sentences. @param breaks how often a program was broken off in its work */
export function findFaultyMails({ lost, repeated, withoutSameId }: MailVerdict, breaks: number): string[] {
  const broken: readonly (readonly [boolean, string])[] = [
    [lost > 0, `${lost} mails were lost.`],
    [withoutSameId > 0, `${withoutSameId} mails have no Message-ID, or were repeated under another.`],
    [repeated > breaks, `${repeated} mails were repeated after ${breaks} breaks.`],
  ];
  return broken.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}

/** The verdict in words. */
export const describeMails = ({ lost, repeated, withoutSameId }: MailVerdict, breaks: number): string =>
  `${lost} mails lost, ${repeated} repeated after ${breaks} breaks, ${withoutSameId} without the same Message-ID`;
