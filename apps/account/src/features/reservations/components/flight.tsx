import type { FormFaults } from '@livree/api-client';
import { TextField } from '@livree/design-system/fields';
import { LandingDay } from '@livree/rides/moment';
import { useTranslation } from 'react-i18next';
import type { ChangeWish } from '../model/change-wish.ts';
import * as styles from './change-dialog.module.css';

export interface WishProps {
  readonly wish: ChangeWish;
  readonly faults: FormFaults;
  readonly onChange: (wish: ChangeWish) => void;
}

const fields = {
  outbound: { number: 'flightNumber', day: 'flightDate', pickupDay: 'date', label: 'change.flight' },
  return: {
    number: 'returnFlightNumber',
    day: 'returnFlightDate',
    pickupDay: 'returnDate',
    label: 'change.returnFlight',
  },
} as const;

/** The flight with which the traveller arrives at an airport, and the day of its landing. */
export function Flight({ wish, faults, onChange, leg }: WishProps & { readonly leg: keyof typeof fields }) {
  const { t } = useTranslation('account');
  const { number, day, pickupDay, label } = fields[leg];
  return (
    <div className={styles.choices}>
      <TextField
        label={t(label)}
        hint={t('change.flightHint')}
        value={wish[number]}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) => onChange({ ...wish, [number]: target.value })}
        error={faults[number]}
      />
      <LandingDay
        placeholder={t('change.chooseDay')}
        pickupDay={wish[pickupDay]}
        value={wish[day]}
        onChange={(chosen) => onChange({ ...wish, [day]: chosen })}
      />
    </div>
  );
}
