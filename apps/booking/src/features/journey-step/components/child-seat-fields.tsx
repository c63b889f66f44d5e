import {
  childSeatForAge,
  type ChildSeatKind,
  childSeatKinds,
  childSeatsForAge,
  isOneOf,
  oldestChild,
} from '@livree/contracts';
import { Select } from '@livree/design-system/pick';
import { useController, useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { isSeatChoice, mostChildSeats, withSeats } from '@livree/rides/extras';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingFields } from '../../../wizard/booking.ts';
import { useFieldError } from '../../../wizard/field-error.ts';
import { focusInside } from '../../../wizard/focus-inside.ts';
import * as styles from './extra-fields.module.css';

interface ChildSeatFieldsProps {
  seats: number;
  onSeats: (seats: number) => void;
}

/** How many seats, the age of the child in each, and which seat where several fit. */
export function ChildSeatFields({ seats, onSeats }: ChildSeatFieldsProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { control } = useFormContext<BookingFields>();
  const { field } = useController({ control, name: 'childAges' });
  const { field: chosen } = useController({ control, name: 'childSeats' });
  const readError = useFieldError();
  const format = formatterFor(language);
  const ages = withSeats(field.value ?? [], seats);
  const kinds = ages.map((_, index) => chosen.value?.[index] ?? null);
  const setKind = (seat: number, kind: ChildSeatKind | null): void =>
    chosen.onChange(kinds.map((known, index) => (index === seat ? kind : known)));
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
        items={Array.from({ length: mostChildSeats }, (_, index) => ({
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
          <Fragment key={number}>
            <Select
              label={t('extra.childAge', { number })}
              items={years}
              value={age === null ? null : String(age)}
              onChange={(said) => {
                setAge(index, Number(said));
                setKind(index, null);
              }}
              placeholder={t('extra.chooseAge')}
              hint={
                age === null || isSeatChoice(age) ? undefined : t(`extra.seatFor.${childSeatForAge(age)}`)
              }
              error={readError(`childAges.${index}`) ?? (index === 0 ? readError('childAges') : undefined)}
              locale={language}
            />
            {age !== null && isSeatChoice(age) ? (
              <Select
                label={t('extra.childSeat', { number })}
                items={childSeatsForAge(age).map((kind) => ({ id: kind, label: t(`extra.seatFor.${kind}`) }))}
                value={childSeatForAge(age, kinds[index])}
                onChange={(kind) => setKind(index, isOneOf(childSeatKinds, kind) ? kind : null)}
                placeholder={t('extra.childSeat', { number })}
                locale={language}
              />
            ) : null}
          </Fragment>
        ))}
    </div>
  );
}
