import type { FormFaults } from '@livree/api-client';
import { extraCodes, type ExtraCode } from '@livree/contracts';
import { Checkbox } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import type { AskedArrivals, RidePlaces } from '@livree/rides/arrivals';
import { ExtraHours } from '@livree/rides/extra-hours';
import { fitsRide, withExtra, withQuantity } from '@livree/rides/extras';
import { useTranslation } from 'react-i18next';
import { countExtra, type ChangeWish } from '../model/change-wish.ts';
import { findShownArrivals } from '../model/shown-arrivals.ts';
import { ChildSeats } from './child-seats.tsx';
import { Flight } from './flight.tsx';
import { Welcome } from './welcome.tsx';

interface ExtrasFormProps {
  readonly wish: ChangeWish;
  readonly faults: FormFaults;
  readonly onChange: (wish: ChangeWish) => void;
}

/** The extras that are sold, or that the ride has, with their prices and what each needs. */
export function ChangeExtras({
  wish,
  faults,
  onChange,
  isHire,
  places,
}: ExtrasFormProps & { readonly isHire: boolean; readonly places: RidePlaces }) {
  const { extras } = useShell().config;
  const offered = extraCodes.flatMap((code) => {
    const extra = extras.find((known) => known.code === code);
    const isSold = extra?.available !== false && fitsRide(code, { isHire });
    const isOffered = extra !== undefined && (isSold || countExtra(wish, code) > 0);
    return isOffered ? [{ code, cents: extra.price.cents, isHourly: extra.per === 'hour' }] : [];
  });
  // A hire that was sold with waiting cannot keep it: that is what is wrong with its extras then.
  const isWaiting = isHire && countExtra(wish, 'extra_waiting') > 0;
  const faulty = isWaiting ? 'extra_waiting' : 'flight_tracking';
  const asked = findShownArrivals(wish, faults, places);
  return offered.map((extra) => (
    <Extra
      key={extra.code}
      {...{ ...extra, wish, faults, onChange, asked }}
      isFaulty={extra.code === faulty}
    />
  ));
}

interface ExtraProps extends ExtrasFormProps {
  readonly code: ExtraCode;
  readonly cents: number;
  readonly isHourly: boolean;
  readonly asked: AskedArrivals;
  /** The faults of the extras are about this one. */
  readonly isFaulty: boolean;
}

function Extra({ code, cents, isHourly, isFaulty, asked, ...fields }: ExtraProps) {
  const { wish, faults, onChange } = fields;
  const { t } = useTranslation('common');
  const price = formatterFor(useLanguage()).money(cents);
  const quantity = countExtra(wish, code);
  const isChosen = quantity > 0;
  const count = (wanted: number): void =>
    onChange({ ...wish, extras: withQuantity(wish.extras, code, wanted) });
  return (
    <>
      <Checkbox
        label={t(`fareLine.${code}`)}
        trailing={isHourly ? t('ride.perHour', { price }) : price}
        checked={isChosen}
        error={isFaulty ? faults['extras'] : undefined}
        onChange={({ target }) => onChange({ ...wish, extras: withExtra(wish.extras, code, target.checked) })}
      />
      {isHourly && isChosen && <ExtraHours label={t(`fareLine.${code}`)} hours={quantity} onChange={count} />}
      {code === 'flight_tracking' && isChosen && <Flights {...fields} asked={asked} />}
      {code === 'meet_and_greet' && isChosen && (
        <>
          <Welcome {...fields} asked={asked} />
          {countExtra(wish, 'flight_tracking') === 0 && <Flights {...fields} asked={asked} />}
        </>
      )}
      {code === 'child_seat' && isChosen && <ChildSeats {...fields} seats={quantity} onSeats={count} />}
    </>
  );
}

/** The flights before the ways that begin at an airport. */
function Flights({ asked, ...fields }: ExtrasFormProps & { readonly asked: AskedArrivals }) {
  return (
    <>
      {asked.flight && <Flight {...fields} leg="outbound" />}
      {asked.returnFlight && <Flight {...fields} leg="return" />}
    </>
  );
}
