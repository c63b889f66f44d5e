import { fillText, type Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import type { Reservation } from '../../reservations/index.ts';
import { type NoticeKind, noticeTexts } from './notice-texts.ts';

export type Notice = { readonly title: string; readonly body: string; readonly path: string };

/** A notice about a ride in the customer's language, with the wall-clock time of the pickup place. */
export function writeNotice(
  kind: NoticeKind,
  ride: Reservation,
  amountCents: number,
  language: Language,
): Notice {
  const { titles, bodies } = noticeTexts[language];
  const format = formatterFor(language, { timeZone: ride.time_zone });
  const body = fillText(bodies[kind], {
    time: format.dateTime(ride.pickup_at, 'compact'),
    from: ride.pickup_address,
    reference: ride.reference,
    amount: format.money(amountCents),
  });
  return { title: titles[kind], body, path: `/reservations/${ride.id}` };
}

/** The same as a mail. */
export function reminderLetter(
  { title, body, path }: Notice,
  name: string,
  language: Language,
  siteUrl: string,
) {
  const { greeting, details } = noticeTexts[language];
  const url = new URL(withLanguage(path, language), siteUrl).href;
  const parts = [fillText(greeting, { name }), body, fillText(details, { url })];
  return { subject: title, text: parts.join('\n\n') };
}
