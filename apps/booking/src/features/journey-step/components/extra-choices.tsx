import type { ExtraCode } from '@livree/contracts';
import { extraCodes } from '@livree/contracts';
import { Checkbox } from '@livree/design-system/fields';
import { useController, useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { fitsRide, withExtra, withQuantity } from '@livree/rides/extras';
import { useTranslation } from 'react-i18next';
import { isHire, type BookingFields } from '../../../wizard/booking.ts';
import { ChildSeatFields } from './child-seat-fields.tsx';
import { HoursField } from './hours-field.tsx';
import { WelcomeFields } from './welcome-fields.tsx';

interface ExtraChoicesProps {
  /** The pickup is at an airport. */
  isAirport: boolean;
  /** Minutes of waiting without charge at the pickup place. */
  freeMinutes: number;
}

/** The extras with their prices, and what each needs; one that cannot be sold says why. */
export function ExtraChoices({ isAirport, freeMinutes }: ExtraChoicesProps) {
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
  return offered.map(({ code, cents, isHourly, isSold }) => {
    const chosen = field.value.find((extra) => extra.code === code);
    return (
      <ExtraChoice
        key={code}
        {...{ code, cents, isHourly, isSold, isAirport, freeMinutes }}
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
  /** 0 if it is not selected. */
  quantity: number;
  onToggle: (wanted: boolean) => void;
  onQuantity: (quantity: number) => void;
}

function ExtraChoice(props: ExtraChoiceProps) {
  const { code, cents, isHourly, isSold, isAirport, freeMinutes, quantity, onToggle, onQuantity } = props;
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const price = formatterFor(language).money(cents);
  return (
    <>
      <Checkbox
        label={common(`fareLine.${code}`)}
        description={isSold ? t(`extra.${code}`, { minutes: freeMinutes }) : t('extra.unavailable')}
        disabled={!isSold}
        trailing={isHourly ? common('ride.perHour', { price }) : price}
        checked={quantity > 0}
        onChange={({ target }) => onToggle(target.checked)}
      />
      {isHourly && quantity > 0 ? (
        <HoursField label={common(`fareLine.${code}`)} hours={quantity} onChange={onQuantity} />
      ) : null}
      {code === 'meet_and_greet' && quantity > 0 ? <WelcomeFields isAirport={isAirport} /> : null}
      {code === 'child_seat' && quantity > 0 ? (
        <ChildSeatFields seats={quantity} onSeats={onQuantity} />
      ) : null}
    </>
  );
}
