import { mostBags } from '@livree/contracts';
import { Select } from '@livree/design-system/pick';
import { useController, useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import { focusInside } from '../../../wizard/focus-inside.ts';

/** The number of bags. @param room bags that the vehicle takes; null while it is unknown */
export function BagField({ room }: { room: number | null }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'bags' });
  const readError = useFieldError({ count: room ?? mostBags });
  const format = formatterFor(language);
  const items = Array.from({ length: mostBags + 1 }, (_, count) => ({
    id: String(count),
    label: format.number(count),
  }));
  return (
    <div ref={(element) => field.ref(focusInside(element))}>
      <Select
        label={t('bags')}
        items={items}
        value={String(field.value ?? 0)}
        onChange={(count) => field.onChange(Number(count))}
        placeholder={t('bags')}
        error={readError('bags')}
        locale={language}
      />
    </div>
  );
}
