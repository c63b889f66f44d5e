import { TextField } from '@livree/design-system/fields';
import { useFormContext } from '@livree/forms/engine';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';

/** The train with which the traveller arrives, which may be left out. */
export function TrainField({ name }: { name: 'trainNumber' | 'returnTrainNumber' }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { register } = useFormContext<BookingFields>();
  const readError = useFieldError();
  return (
    <TextField
      {...register(name)}
      label={name === 'trainNumber' ? common('ride.trainNumber') : t('extra.returnTrainNumber')}
      hint={common('ride.trainHint')}
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={20}
      error={readError(name)}
    />
  );
}
