import {
  childSeatForAge,
  childSeatsForAge,
  type ExtraCode,
  extraCodes,
  isOneOf,
  oldestChild,
} from '@livree/contracts';
import { Checkbox, SelectField, TextField } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { findAskedArrivals, type RidePlaces } from '@livree/rides/arrivals';
import { fitsRide, isSeatChoice, mostChildSeats, mostExtraHours, withSeats } from '@livree/rides/extras';
import { LandingDay } from '@livree/rides/moment';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { withQuantity } from '../model/extras.ts';
import type { WishFieldsProps } from './journey-fields.tsx';
import * as styles from './new-ride.module.css';

const numbers = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ id: String(index + 1), text: String(index + 1) }));

export interface PlacedFieldsProps extends WishFieldsProps {
  /** Where the ways of the ride begin, as far as its price tells. */
  readonly places: RidePlaces;
}

/** The extras on sale with their prices, and what each needs. */
export function ExtraFields({ wish, faults, onChange, places }: PlacedFieldsProps) {
  const { t: common } = useTranslation('common');
  const { money } = formatterFor(useLanguage());
  const { extras } = useShell().config;
  return extras
    .filter(({ available = true }) => available)
    .map(({ code, price, per }) => {
      if (!isOneOf(extraCodes, code) || !fitsRide(code, { isHire: wish.hireHours !== null })) return null;
      const quantity = wish.extras.find((extra) => extra.code === code)?.quantity ?? 0;
      const isHourly = per === 'hour';
      const cost = money(price.cents);
      const change = (wanted: number) =>
        onChange({
          extras: withQuantity(wish.extras, code, wanted),
          ...(code === 'child_seat' && { childAges: withSeats(wish.childAges, wanted) }),
        });
      return (
        <div key={code} className={styles.fields}>
          <Checkbox
            label={common(`fareLine.${code}`)}
            trailing={isHourly ? common('ride.perHour', { price: cost }) : cost}
            checked={quantity > 0}
            onChange={({ target }) => change(target.checked ? 1 : 0)}
          />
          {quantity > 0 && (
            <ExtraNeeds
              {...{ code, quantity, isHourly, wish, faults, onChange, places }}
              onQuantity={change}
            />
          )}
        </div>
      );
    });
}

interface ExtraNeedsProps extends PlacedFieldsProps {
  readonly code: ExtraCode;
  readonly quantity: number;
  readonly isHourly: boolean;
  readonly onQuantity: (quantity: number) => void;
}

/** How much of an extra, and what else it needs. */
function ExtraNeeds({ code, quantity, isHourly, onQuantity, places, ...fields }: ExtraNeedsProps) {
  const { t } = useTranslation('operations');
  const { wish, faults, onChange } = fields;
  const asked = findAskedArrivals(wish.extras, places);
  const isTracked = wish.extras.some((extra) => extra.code === 'flight_tracking');
  if (code === 'meet_and_greet')
    return (
      <>
        <TextField
          label={t('ride.sign')}
          value={wish.signName}
          onChange={({ target }) => onChange({ signName: target.value })}
          maxLength={60}
          error={faults['signName']?.[0]}
        />
        {(asked.train || wish.trainNumber !== '') && <TrainField {...fields} name="trainNumber" />}
        {(asked.returnTrain || wish.returnTrainNumber !== '') && (
          <TrainField {...fields} name="returnTrainNumber" />
        )}
        {!isTracked && <FlightFields {...fields} {...asked} />}
      </>
    );
  if (code === 'flight_tracking') return <FlightFields {...fields} {...asked} />;
  if (code !== 'child_seat' && !isHourly) return null;
  return (
    <>
      <SelectField
        label={t(code === 'child_seat' ? 'newRide.seats' : 'newRide.hourCount')}
        items={numbers(code === 'child_seat' ? mostChildSeats : mostExtraHours)}
        value={String(quantity)}
        onChange={({ target }) => onQuantity(Number(target.value) || 1)}
        placeholder={t('newRide.unsaid')}
      />
      {code === 'child_seat' && <ChildAges {...fields} />}
    </>
  );
}

interface TrainFieldProps extends WishFieldsProps {
  readonly name: 'trainNumber' | 'returnTrainNumber';
}

function TrainField({ wish, faults, onChange, name }: TrainFieldProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  return (
    <TextField
      label={name === 'trainNumber' ? common('ride.trainNumber') : t('ride.returnTrain')}
      hint={common('ride.trainHint')}
      value={wish[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      maxLength={20}
      autoCapitalize="characters"
      error={faults[name]?.[0]}
    />
  );
}

interface FlightFieldsProps extends WishFieldsProps {
  readonly flight: boolean;
  readonly returnFlight: boolean;
}

/** The flights before the ways that begin at an airport; that of the way there before a price tells where it begins. */
function FlightFields({ flight, returnFlight, ...fields }: FlightFieldsProps) {
  const { wish } = fields;
  const hasReturn = returnFlight || wish.returnFlightNumber !== '';
  return (
    <>
      {(flight || !hasReturn || wish.flightNumber !== '') && <FlightField {...fields} leg="outbound" />}
      {hasReturn && <FlightField {...fields} leg="return" />}
    </>
  );
}

const flights = {
  outbound: { number: 'flightNumber', day: 'flightDate', pickupDay: 'date', label: 'ride.flight' },
  return: {
    number: 'returnFlightNumber',
    day: 'returnFlightDate',
    pickupDay: 'returnDate',
    label: 'ride.returnFlight',
  },
} as const;

interface FlightFieldProps extends WishFieldsProps {
  readonly leg: keyof typeof flights;
}

function FlightField({ wish, faults, onChange, leg }: FlightFieldProps) {
  const { t } = useTranslation('operations');
  const { number, day, pickupDay, label } = flights[leg];
  return (
    <>
      <TextField
        label={t(label)}
        value={wish[number]}
        onChange={({ target }) => onChange({ [number]: target.value })}
        maxLength={20}
        autoCapitalize="characters"
        error={faults[number]?.[0] ?? faults['extras']?.[0]}
      />
      <LandingDay
        placeholder={t('frame.chooseDay')}
        pickupDay={wish[pickupDay]}
        value={wish[day]}
        onChange={(chosen) => onChange({ [day]: chosen })}
      />
    </>
  );
}

const ages = Array.from({ length: oldestChild + 1 }, (_, age) => ({ id: String(age), text: String(age) }));

/** The age of each child, and which seat where several fit. */
function ChildAges({ wish: { childAges, childSeats }, faults, onChange }: WishFieldsProps) {
  const { t } = useTranslation('operations');
  const withKind = (seat: number, kind: string | null) =>
    childAges.map((_, at) => (at === seat ? kind : (childSeats[at] ?? null)));
  return childAges
    .map((age, index) => ({ age, index, number: index + 1 }))
    .map(({ age, index, number }) => (
      <Fragment key={number}>
        <SelectField
          label={t('newRide.childAge', { number })}
          items={ages}
          value={age === null ? '' : String(age)}
          onChange={({ target }) => {
            const chosen = target.value === '' ? null : Number(target.value);
            onChange({
              childAges: childAges.map((known, at) => (at === index ? chosen : known)),
              childSeats: withKind(index, null),
            });
          }}
          placeholder={t('newRide.unsaid')}
          error={faults[`childAges.${index}`]?.[0] ?? (index === 0 ? faults['childAges']?.[0] : undefined)}
        />
        {age !== null && isSeatChoice(age) && (
          <SelectField
            label={t('newRide.childSeat', { number })}
            items={childSeatsForAge(age).map((kind) => ({
              id: kind,
              text: t(`ride.seat.${kind}`, { count: 1 }),
            }))}
            value={childSeatForAge(age, childSeats[index])}
            onChange={({ target }) => onChange({ childSeats: withKind(index, target.value) })}
            placeholder={t('newRide.unsaid')}
            error={index === 0 ? faults['childSeats']?.[0] : undefined}
          />
        )}
      </Fragment>
    ));
}
