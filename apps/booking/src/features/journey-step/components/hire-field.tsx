import { Select } from '@livree/design-system/pick';
import { useController, useFormContext } from '@livree/forms/engine';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import { focusInside } from '../../../wizard/focus-inside.ts';

/** The hours for which the chauffeur is hired, with the kilometres that they hold. */
export function HireField() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const { hire } = useShell().config;
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'hireHours' });
  const readError = useFieldError();
  if (hire === undefined) return null;
  const { leastHours, mostHours, kmPerHour } = hire;
  const items = Array.from({ length: mostHours - leastHours + 1 }, (_, index) => ({
    id: String(leastHours + index),
    label: common('fareDetail.hours', { count: leastHours + index }),
  }));
  const hours = field.value ?? null;
  return (
    <div ref={(element) => field.ref(focusInside(element))}>
      <Select
        label={t('hire.label')}
        items={items}
        value={hours === null ? null : String(hours)}
        onChange={(chosen) => field.onChange(Number(chosen))}
        placeholder={t('hire.choose')}
        hint={hours === null ? undefined : t('hire.included', { km: hours * kmPerHour })}
        error={readError('hireHours')}
        locale={language}
      />
    </div>
  );
}
