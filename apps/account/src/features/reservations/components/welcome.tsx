import type { FormFaults } from '@livree/api-client';
import { TextField } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';
import type { ChangeWish } from '../model/change-wish.ts';
import * as styles from './change-dialog.module.css';

interface WelcomeProps {
  readonly wish: ChangeWish;
  readonly faults: FormFaults;
  readonly onChange: (wish: ChangeWish) => void;
}

/** Whom the chauffeur waits for; the flight, which only an airport needs. */
export function Welcome({ wish, faults, onChange }: WelcomeProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return (
    <div className={styles.choices}>
      <TextField
        label={common('ride.sign')}
        value={wish.signName}
        maxLength={60}
        onChange={({ target }) => onChange({ ...wish, signName: target.value })}
        error={faults['signName']}
      />
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
    </div>
  );
}
