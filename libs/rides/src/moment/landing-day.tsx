import { DatePicker } from '@livree/design-system/date';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { findDayBefore, readLandingDay } from '../trip/landing-day.ts';

interface LandingDayProps {
  /** Stands in the field until a day is chosen. */
  readonly placeholder: string;
  readonly pickupDay: string;
  /** Empty for the day of the pickup. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** Asks for the day on which a flight lands, once that of the pickup is known. */
export function LandingDay({ placeholder, pickupDay, value, onChange }: LandingDayProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  if (pickupDay === '') return null;
  return (
    <DatePicker
      label={t('ride.landingDay')}
      value={readLandingDay(value, pickupDay)}
      onChange={onChange}
      min={findDayBefore(pickupDay)}
      max={pickupDay}
      placeholder={placeholder}
      formatDay={(chosen) => formatterFor(language).date(chosen, 'chosen')}
      confirmLabel={t('actions.confirm')}
      cancelLabel={t('actions.cancel')}
      locale={language}
    />
  );
}
