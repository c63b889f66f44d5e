import { formatterFor, spacedPhone } from '@livree/i18n';
import { extraPrice } from '@livree/pricing';
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
  const { language, hire, freeWaiting, bags, traveller } = ride;
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
    [t('ride.children'), describeAges(ride)],
    [t('ride.waiting'), freeWaiting && t('ride.waitingMinutes', { count: freeWaiting.minutes })],
    [t('ride.requests'), ride.specialRequests],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function describeAges({ language, childAges }: Needs): string {
  const t = reservationTexts(language);
  return childAges.map((age) => (age === 0 ? t('ride.underOne') : t('ride.age', { count: age }))).join(', ');
}

/** Each extra with its number, or with the hours that the chauffeur owes. */
function describeExtras({ language, extras }: Needs): string {
  const { duration } = formatterFor(language);
  return extras
    .map(({ code, quantity }) => {
      const label = fareLineLabel(language, code);
      if (extraPrice[code].per === 'hour') return `${label} (${duration(quantity * 3600)})`;
      return quantity > 1 ? `${label} × ${quantity}` : label;
    })
    .join(', ');
}
