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
import { fitsRide, isSeatChoice } from '@livree/rides/extras';
import { LandingDay } from '@livree/rides/moment';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { withQuantity, withSeats } from '../model/extras.ts';
import type { WishFieldsProps } from './journey-fields.tsx';
import * as styles from './new-ride.module.css';

const mostSeats = 4;
const mostHours = 12;
const numbers = (most: number) =>
  Array.from({ length: most }, (_, index) => ({ id: String(index + 1), text: String(index + 1) }));

/** The extras on sale with their prices, and what each needs. */
export function ExtraFields({ wish, faults, onChange }: WishFieldsProps) {
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
            <ExtraNeeds {...{ code, quantity, isHourly, wish, faults, onChange }} onQuantity={change} />
          )}
        </div>
      );
    });
}

interface ExtraNeedsProps extends WishFieldsProps {
  readonly code: ExtraCode;
  readonly quantity: number;
  readonly isHourly: boolean;
  readonly onQuantity: (quantity: number) => void;
}

/** How much of an extra, and what else it needs. */
function ExtraNeeds({ code, quantity, isHourly, onQuantity, ...fields }: ExtraNeedsProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { wish, faults, onChange } = fields;
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
        <TextField
          label={common('ride.trainNumber')}
          hint={common('ride.trainHint')}
          value={wish.trainNumber}
          onChange={({ target }) => onChange({ trainNumber: target.value })}
          maxLength={20}
          autoCapitalize="characters"
          error={faults['trainNumber']?.[0]}
        />
        {!isTracked && <FlightField {...fields} />}
      </>
    );
  if (code === 'flight_tracking') return <FlightField {...fields} />;
  if (code !== 'child_seat' && !isHourly) return null;
  return (
    <>
      <SelectField
        label={t(code === 'child_seat' ? 'newRide.seats' : 'newRide.hourCount')}
        items={numbers(code === 'child_seat' ? mostSeats : mostHours)}
        value={String(quantity)}
        onChange={({ target }) => onQuantity(Number(target.value) || 1)}
        placeholder={t('newRide.unsaid')}
      />
      {code === 'child_seat' && <ChildAges {...fields} />}
    </>
  );
}

function FlightField({ wish, faults, onChange }: WishFieldsProps) {
  const { t } = useTranslation('operations');
  return (
    <>
      <TextField
        label={t('ride.flight')}
        value={wish.flightNumber}
        onChange={({ target }) => onChange({ flightNumber: target.value })}
        maxLength={20}
        autoCapitalize="characters"
        error={faults['flightNumber']?.[0] ?? faults['extras']?.[0]}
      />
      <LandingDay
        placeholder={t('frame.chooseDay')}
        pickupDay={wish.date}
        value={wish.flightDate}
        onChange={(flightDate) => onChange({ flightDate })}
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
