import type { ExtraCode } from '@livree/contracts';
import { extraCodes, promises } from '@livree/contracts';
import { Checkbox } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useController, useFormContext } from '@livree/forms/engine';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { withExtra, withQuantity } from '../model/extras.ts';
import { HoursField } from './hours-field.tsx';

/** The extras with their prices; extras by the hour have a quantity. */
export function ExtraChoices() {
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'extras' });
  const { extras } = useShell().config;
  const offered = extras.flatMap((extra) => {
    const code = extraCodes.find((known) => known === extra.code);
    return code === undefined ? [] : [{ code, cents: extra.price.cents, isHourly: extra.per === 'hour' }];
  });
  return offered.map(({ code, cents, isHourly }) => {
    const chosen = field.value.find((extra) => extra.code === code);
    return (
      <ExtraChoice
        key={code}
        {...{ code, cents, isHourly }}
        quantity={chosen?.quantity ?? 0}
        onToggle={(wanted) => field.onChange(withExtra(field.value, code, wanted))}
        onQuantity={(quantity) => field.onChange(withQuantity(field.value, code, quantity))}
      />
    );
  });
}

interface ExtraChoiceProps {
  code: ExtraCode;
  cents: number;
  isHourly: boolean;
  /** 0 if it is not selected. */
  quantity: number;
  onToggle: (wanted: boolean) => void;
  onQuantity: (quantity: number) => void;
}

function ExtraChoice({ code, cents, isHourly, quantity, onToggle, onQuantity }: ExtraChoiceProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const price = formatterFor(language).money(cents);
  return (
    <>
      <Checkbox
        label={common(`fareLine.${code}`)}
        description={t(`extra.${code}`, { minutes: promises.freeWaitingMinutes })}
        trailing={isHourly ? common('ride.perHour', { price }) : price}
        checked={quantity > 0}
        onChange={({ target }) => onToggle(target.checked)}
      />
      {isHourly && quantity > 0 ? (
        <HoursField label={common(`fareLine.${code}`)} hours={quantity} onChange={onQuantity} />
      ) : null}
    </>
  );
}
