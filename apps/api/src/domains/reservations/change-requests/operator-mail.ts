import { type ChangedPart, changedParts } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { formatterFor } from '@livree/i18n';
import {
  type Company,
  type Message,
  operatorLanguage,
  text,
  writeMail,
} from '../../../platform/mail/index.ts';
import type { Reservation } from '../reservations.repository.ts';
import { reservationTexts } from '../texts.ts';
import type { StoredRequest } from './change-requests.repository.ts';

type Asked = Pick<StoredRequest, 'changed' | 'total_cents' | 'previous_total_cents'>;
type Ride = Pick<Reservation, 'reference' | 'client_name' | 'client_email' | 'pickup_at' | 'time_zone'>;

/** Asks the operator, in French, to decide what a customer asks to change; a reply goes to the customer. */
export function changeRequestMail(ride: Ride, request: Asked, company: Company): Message {
  const t = reservationTexts(operatorLanguage);
  const { reference, client_name: name, client_email: email } = ride;
  const format = formatterFor(operatorLanguage, { timeZone: ride.time_zone });
  const parts = z.parse(z.array(z.enum(changedParts)), request.changed);
  const sayPart = (part: ChangedPart) => t(`mails.changeRequest.parts.${part}`);
  const rows = [
    { label: t('ride.reference'), value: reference },
    { label: t('ride.pickup'), value: format.dateTime(ride.pickup_at, 'weekday') },
    { label: t('mails.changeRequest.customer'), value: t('mails.changeRequest.named', { name, email }) },
    { label: t('mails.changeRequest.changed'), value: parts.map(sayPart).join(', ') },
    { label: t('mails.changeRequest.before'), value: format.money(request.previous_total_cents) },
    { label: t('mails.changeRequest.after'), value: format.money(request.total_cents) },
  ];
  const letter = {
    language: operatorLanguage,
    subject: t('mails.changeRequest.subject', { reference }),
    parts: [{ kind: 'rows' as const, rows }, text(t('mails.changeRequest.notice'))],
  };
  return { kind: 'operator', to: company.brand.email, replyTo: email, ...writeMail(letter, company) };
}
