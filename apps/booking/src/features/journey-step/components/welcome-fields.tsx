import { TextField } from '@livree/design-system/fields';
import { useFormContext } from '@livree/forms/engine';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import * as styles from './extra-fields.module.css';
import { TrainField } from './train-field.tsx';

interface WelcomeFieldsProps {
  /** The ways that begin at a station. */
  train: boolean;
  returnTrain: boolean;
}

/** Whom the chauffeur waits for; at a station also the train. */
export function WelcomeFields({ train, returnTrain }: WelcomeFieldsProps) {
  const { t } = useTranslation('booking');
  const { register } = useFormContext<BookingFields>();
  const readError = useFieldError();
  return (
    <div className={styles.fields}>
      <TextField
        {...register('signName')}
        label={t('extra.signName')}
        maxLength={60}
        error={readError('signName')}
      />
      {train ? <TrainField name="trainNumber" /> : null}
      {returnTrain ? <TrainField name="returnTrainNumber" /> : null}
    </div>
  );
}
