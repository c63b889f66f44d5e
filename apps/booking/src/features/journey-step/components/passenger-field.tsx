import { mostPassengers } from '@livree/contracts';
import { Select } from '@livree/design-system/pick';
import { useController, useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import { focusInside } from '../../../wizard/focus-inside.ts';

/** As many passengers as a ride can have. */
export function PassengerField({ seats }: { seats: number | null }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'passengers' });
  const readError = useFieldError({ count: seats ?? mostPassengers });
  const format = formatterFor(language);
  const items = Array.from({ length: mostPassengers }, (_, index) => ({
    id: String(index + 1),
    label: format.number(index + 1),
  }));
  return (
    <div ref={(element) => field.ref(focusInside(element))}>
      <Select
        label={t('passengers')}
        items={items}
        value={String(field.value)}
        onChange={(count) => field.onChange(Number(count))}
        placeholder={t('passengers')}
        error={readError('passengers')}
        locale={language}
      />
    </div>
  );
}
