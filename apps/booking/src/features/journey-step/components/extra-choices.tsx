import type { ExtraCode } from '@livree/contracts';
import { extraCodes } from '@livree/contracts';
import { Checkbox } from '@livree/design-system/fields';
import { useController, useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { type AskedArrivals, findAskedArrivals, type RidePlaces } from '@livree/rides/arrivals';
import { ExtraHours } from '@livree/rides/extra-hours';
import { fitsRide, withExtra, withQuantity } from '@livree/rides/extras';
import { useTranslation } from 'react-i18next';
import { isHire, type BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import { ChildSeatFields } from './child-seat-fields.tsx';
import * as styles from './extra-fields.module.css';
import { FlightFields } from './flight-fields.tsx';
import { WelcomeFields } from './welcome-fields.tsx';

interface ExtraChoicesProps {
  /** Where the pickups are. */
  places: RidePlaces;
  /** Minutes of waiting without charge at the pickup place. */
  freeMinutes: number;
}

/** The extras with their prices, and what each needs; one that cannot be sold says why. */
export function ExtraChoices({ places, freeMinutes }: ExtraChoicesProps) {
  const { control, watch } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'extras' });
  const isHired = isHire({ serviceType: watch('serviceType') });
  const { extras } = useShell().config;
  const offered = extras.flatMap((extra) => {
    const code = extraCodes.find((known) => known === extra.code);
    const { available = true } = extra;
    return code === undefined || !fitsRide(code, { isHire: isHired })
      ? []
      : [{ code, cents: extra.price.cents, isHourly: extra.per === 'hour', isSold: available }];
  });
  const isTracked = field.value.some((extra) => extra.code === 'flight_tracking');
  const asked = findAskedArrivals(field.value, places);
  return offered.map(({ code, cents, isHourly, isSold }) => {
    const chosen = field.value.find((extra) => extra.code === code);
    return (
      <ExtraChoice
        key={code}
        {...{ code, cents, isHourly, isSold, isTracked, asked, places, freeMinutes }}
        quantity={chosen?.quantity ?? 0}
        onToggle={(wanted) => field.onChange(withExtra(field.value, code, wanted))}
        onQuantity={(quantity) => field.onChange(withQuantity(field.value, code, quantity))}
      />
    );
  });
}

interface ExtraChoiceProps extends ExtraChoicesProps {
  code: ExtraCode;
  cents: number;
  isHourly: boolean;
  isSold: boolean;
  /** The flight is followed. */
  isTracked: boolean;
  asked: AskedArrivals;
  /** 0 if it is not selected. */
  quantity: number;
  onToggle: (wanted: boolean) => void;
  onQuantity: (quantity: number) => void;
}

function ExtraChoice(props: ExtraChoiceProps) {
  const { code, cents, isHourly, isSold, isTracked, asked, places, quantity, onToggle, onQuantity } = props;
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const price = formatterFor(language).money(cents);
  const readError = useFieldError();
  const isAway = code === 'flight_tracking' && !isAtAirport(places);
  return (
    <>
      <Checkbox
        label={common(`fareLine.${code}`)}
        description={useExtraText(props)}
        disabled={!isSold || (isAway && quantity === 0)}
        error={code === 'flight_tracking' ? readError('extras') : undefined}
        trailing={isHourly ? common('ride.perHour', { price }) : price}
        checked={quantity > 0}
        onChange={({ target }) => onToggle(target.checked)}
      />
      {isHourly && quantity > 0 ? (
        <ExtraHours
          className={styles.hours}
          label={common(`fareLine.${code}`)}
          hours={quantity}
          onChange={onQuantity}
        />
      ) : null}
      {code === 'flight_tracking' && quantity > 0 ? <Flights asked={asked} /> : null}
      {code === 'meet_and_greet' && quantity > 0 ? (
        <>
          <WelcomeFields {...asked} />
          {isTracked ? null : <Flights asked={asked} />}
        </>
      ) : null}
      {code === 'child_seat' && quantity > 0 ? (
        <ChildSeatFields seats={quantity} onSeats={onQuantity} />
      ) : null}
    </>
  );
}

const isAtAirport = ({ place, returnPlace }: RidePlaces): boolean =>
  place === 'airport' || returnPlace === 'airport';

/** The flights before the ways that begin at an airport. */
function Flights({ asked }: Pick<ExtraChoiceProps, 'asked'>) {
  return (
    <>
      {asked.flight ? <FlightFields leg="outbound" /> : null}
      {asked.returnFlight ? <FlightFields leg="return" /> : null}
    </>
  );
}

/** What an extra is, or why it cannot be had; flights that are invented are called so. */
function useExtraText({ code, isSold, places, freeMinutes }: ExtraChoiceProps): string {
  const { t } = useTranslation('booking');
  const { flights } = useShell().config;
  if (!isSold) return t('extra.unavailable');
  if (code !== 'flight_tracking') return t(`extra.${code}`, { minutes: freeMinutes });
  if (!isAtAirport(places)) return t('extra.airportOnly');
  const source = flights?.isSandbox
    ? t('extra.invented')
    : t('extra.source', { source: flights?.source ?? '' });
  return `${t('extra.flight_tracking')} ${source}`;
}
