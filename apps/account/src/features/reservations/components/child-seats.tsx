import type { FormFaults } from '@livree/api-client';
import { childSeatForAge, childSeatsForAge, oldestChild } from '@livree/contracts';
import { Select } from '@livree/design-system/pick';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { isSeatChoice, mostChildSeats, withSeats } from '@livree/rides/extras';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeWish } from '../model/change-wish.ts';
import * as styles from './change-dialog.module.css';

interface ChildSeatsProps {
  readonly wish: ChangeWish;
  readonly faults: FormFaults;
  readonly seats: number;
  readonly onSeats: (seats: number) => void;
  readonly onChange: (wish: ChangeWish) => void;
}

/** How many seats, the age of the child in each, and which seat where several fit. */
export function ChildSeats({ wish, faults, seats, onSeats, onChange }: ChildSeatsProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const count = formatterFor(language).number;
  const ages = withSeats(wish.childAges, seats).map((age, index) => ({ age, index }));
  const unsaid = ages.find(({ age }) => age === null)?.index ?? 0;
  const withKind = (seat: number, kind: string | null) =>
    ages.map(({ index }) => (index === seat ? kind : (wish.childSeats[index] ?? null)));
  const setAge = (seat: number, chosen: number): void =>
    onChange({
      ...wish,
      childAges: ages.map(({ age, index }) => (index === seat ? chosen : age)),
      childSeats: withKind(seat, null),
    });
  const years = Array.from({ length: oldestChild + 1 }, (_, age) => ({
    id: String(age),
    label: age === 0 ? t('change.underOne') : t('change.years', { count: age }),
  }));
  return (
    <div className={styles.choices}>
      <Select
        label={t('change.childSeats')}
        items={Array.from({ length: Math.max(mostChildSeats, seats) }, (_, index) => ({
          id: String(index + 1),
          label: count(index + 1),
        }))}
        value={String(seats)}
        onChange={(chosen) => onSeats(Number(chosen))}
        placeholder={t('change.childSeats')}
        locale={language}
      />
      {ages.map(({ age, index }) => (
        <Fragment key={index}>
          <Select
            label={t('change.childAge', { number: index + 1 })}
            items={years}
            value={age === null ? null : String(age)}
            onChange={(chosen) => setAge(index, Number(chosen))}
            placeholder={t('change.chooseAge')}
            hint={age === null || isSeatChoice(age) ? undefined : t(`change.seatFor.${childSeatForAge(age)}`)}
            error={faults[`childAges.${index}`] ?? (index === unsaid ? faults['childAges'] : undefined)}
            locale={language}
          />
          {age !== null && isSeatChoice(age) && (
            <Select
              label={t('change.childSeat', { number: index + 1 })}
              items={childSeatsForAge(age).map((kind) => ({ id: kind, label: t(`change.seatFor.${kind}`) }))}
              value={childSeatForAge(age, wish.childSeats[index])}
              onChange={(kind) => onChange({ ...wish, childSeats: withKind(index, kind) })}
              placeholder={t('change.childSeat', { number: index + 1 })}
              error={index === 0 ? faults['childSeats'] : undefined}
              locale={language}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}
