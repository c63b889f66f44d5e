import { fillText, type Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import { greet } from '../../../platform/mail/index.ts';
import type { Reservation } from '../../reservations/index.ts';
import { type NoticeKind, noticeTexts } from './notice-texts.ts';

/** Whether a notice may contain the place that the customer typed: its recipient is known to be the customer. */
export type Addressed = { readonly isTheirs: boolean };

export type Notice = { readonly title: string; readonly body: string; readonly path: string };

/** A notice about a ride in the customer's language, with the wall-clock time of the pickup place. */
export function writeNotice(
  kind: NoticeKind,
  ride: Reservation,
  amountCents: number,
  language: Language,
  { isTheirs }: Addressed,
): Notice {
  const { titles, bodies } = noticeTexts[language];
  const format = formatterFor(language, { timeZone: ride.time_zone });
  const body = fillText(bodies[kind], {
    time: format.dateTime(ride.pickup_at, 'compact'),
    place: isTheirs ? `, ${ride.pickup_address}` : '',
    reference: ride.reference,
    amount: format.money(amountCents),
  });
  return { title: titles[kind], body, path: `/reservations/${ride.id}` };
}

/** The same as a mail. */
export function reminderLetter(
  { title, body, path }: Notice,
  name: string | null,
  language: Language,
  siteUrl: string,
) {
  const { details } = noticeTexts[language];
  const url = new URL(withLanguage(path, language), siteUrl).href;
  const parts = [greet(language, name), body, fillText(details, { url })];
  return { subject: title, text: parts.join('\n\n') };
}
