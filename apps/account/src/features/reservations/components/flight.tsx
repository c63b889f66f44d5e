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

/** The flight with which the traveller arrives at an airport, and the day of its landing. */
export function Flight({ wish, faults, onChange }: WishProps) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.choices}>
      <TextField
        label={t('change.flight')}
        hint={t('change.flightHint')}
        value={wish.flightNumber}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) => onChange({ ...wish, flightNumber: target.value })}
        error={faults['flightNumber']}
      />
      <LandingDay
        placeholder={t('change.chooseDay')}
        pickupDay={wish.date}
        value={wish.flightDate}
        onChange={(flightDate) => onChange({ ...wish, flightDate })}
      />
    </div>
  );
}
