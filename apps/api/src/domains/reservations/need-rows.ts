import { formatterFor, spacedPhone } from '@livree/i18n';
import { fareLineLabel } from './mails/fare-line-label.ts';
import type { RideSummary } from './ride-summary.ts';
import { reservationTexts } from './texts.ts';

interface Row {
  readonly label: string;
  readonly value: string;
}

type Needs = Omit<RideSummary, 'clientName'>;

/** What the chauffeur must know besides the route, one row each; rows without a value are left out. */
export function needRows(ride: Needs): Row[] {
  const { language, hire, freeWaiting, bags, childAges, traveller } = ride;
  const t = reservationTexts(language);
  const { distance } = formatterFor(language);
  const rows: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [
      t('ride.hire'),
      hire && t('ride.hours', { count: hire.hours, distance: distance(hire.includedKm * 1000) }),
    ],
    [t('ride.traveller'), traveller && `${traveller.name}, ${spacedPhone(traveller.phone)}`],
    [t('ride.passengers'), String(ride.passengers)],
    [t('ride.bags'), bags === null ? null : String(bags)],
    [t('ride.extras'), describeExtras(ride)],
    [t('ride.flight'), ride.flightNumber],
    [t('ride.sign'), ride.signName],
    [t('ride.children'), childAges.length > 0 ? t('ride.ages', { ages: childAges.join(', ') }) : null],
    [t('ride.waiting'), freeWaiting && t('ride.waitingMinutes', { count: freeWaiting.minutes })],
    [t('ride.requests'), ride.specialRequests],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const describeExtras = ({ language, extras }: Needs): string =>
  extras
    .map(({ code, quantity }) => `${fareLineLabel(language, code)}${quantity > 1 ? ` × ${quantity}` : ''}`)
    .join(', ');
