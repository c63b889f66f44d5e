import type { Language } from '@livree/contracts';
import { formatterFor, spacedPhone } from '@livree/i18n';
import { type Letter, type Part, text } from '../../../platform/mail/index.ts';
import { arrivalRows } from '../need-rows.ts';
import type { RideSummary } from '../ride-summary.ts';
import { reservationTexts } from '../texts.ts';
import type { GuestChange } from './guest-letter.ts';

interface Told {
  readonly ride: RideSummary;
  readonly change: GuestChange;
  readonly language: Language;
  readonly brand: { readonly name: string; readonly phone: string };
  /** Whether the letter may name what the customer typed, such as the places: their own address is confirmed. */
  readonly hasPlaces: boolean;
}

/** For whoever rides while somebody else booked: when, where, in what, and after which flight or train, without the price. */
export function travellerLetter({ ride, change, language, brand, hasPlaces }: Told): Letter {
  const t = reservationTexts(language);
  const { dateTime } = formatterFor(language, { timeZone: ride.timeZone });
  const at = (time: Date) => t('mails.localTime', { time: dateTime(time, 'weekday') });
  const { reference } = ride;
  const [from = '', to = ''] = [ride.addresses[0], ride.addresses.at(-1)];
  const places = [
    { label: t('ride.from'), value: from },
    { label: t('ride.to'), value: to },
    ...(ride.returnRoute ? [{ label: t('ride.returnRoute'), value: ride.returnRoute.join(' – ') }] : []),
  ];
  const rows = [
    { label: t('ride.reference'), value: reference },
    { label: t('ride.pickup'), value: at(ride.pickupAt) },
    ...(ride.returnAt ? [{ label: t('ride.returnPickup'), value: at(ride.returnAt) }] : []),
    ...(hasPlaces ? places : []),
    { label: t('ride.vehicle'), value: ride.vehicle },
    ...arrivalRows(hasPlaces ? ride : { ...ride, signName: null }),
  ];
  const parts: Part[] = [
    text(t(`mails.traveller.${change}`, { brand: brand.name })),
    { kind: 'rows', rows },
    text(t('mails.traveller.call', { phone: spacedPhone(brand.phone) })),
  ];
  return { language, subject: t(`mails.traveller.subject.${change}`, { reference }), name: null, parts };
}
