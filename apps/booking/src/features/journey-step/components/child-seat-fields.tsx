import { childSeatForAge, oldestChild } from '@livree/contracts';
import { Select } from '@livree/design-system/pick';
import { useController, useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { withSeats } from '@livree/rides/extras';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import { focusInside } from '../../../wizard/focus-inside.ts';
import * as styles from './extra-fields.module.css';

const mostSeats = 4;

interface ChildSeatFieldsProps {
  seats: number;
  onSeats: (seats: number) => void;
}

/** How many seats, and the age of the child in each. */
export function ChildSeatFields({ seats, onSeats }: ChildSeatFieldsProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'childAges' });
  const readError = useFieldError();
  const format = formatterFor(language);
  const ages = withSeats(field.value ?? [], seats);
  const setAge = (seat: number, age: number): void =>
    field.onChange(ages.map((known, index) => (index === seat ? age : known)));
  const years = Array.from({ length: oldestChild + 1 }, (_, age) => ({
    id: String(age),
    label: age === 0 ? t('extra.underOne') : t('extra.years', { count: age }),
  }));
  return (
    <div className={styles.fields} ref={(element) => field.ref(focusInside(element))}>
      <Select
        label={t('extra.childSeats')}
        items={Array.from({ length: mostSeats }, (_, index) => ({
          id: String(index + 1),
          label: format.number(index + 1),
        }))}
        value={String(seats)}
        onChange={(count) => onSeats(Number(count))}
        placeholder={t('extra.childSeats')}
        locale={language}
      />
      {ages
        .map((age, index) => ({ age, index, number: index + 1 }))
        .map(({ age, index, number }) => (
          <Select
            key={number}
            label={t('extra.childAge', { number })}
            items={years}
            value={age === null ? null : String(age)}
            onChange={(chosen) => setAge(index, Number(chosen))}
            placeholder={t('extra.chooseAge')}
            hint={age === null ? undefined : t(`extra.seatFor.${childSeatForAge(age)}`)}
            error={readError(`childAges.${index}`) ?? (index === 0 ? readError('childAges') : undefined)}
            locale={language}
          />
        ))}
    </div>
  );
}
