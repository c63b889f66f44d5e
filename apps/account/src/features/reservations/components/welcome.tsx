import { TextField } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';
import * as styles from './change-dialog.module.css';
import { Flight, type WishProps } from './flight.tsx';

interface WelcomeProps extends WishProps {
  /** The flight is asked for elsewhere. */
  readonly isFlightAsked: boolean;
}

/** Whom the chauffeur waits for; the train, and the flight, which only an airport needs. */
export function Welcome({ isFlightAsked, ...fields }: WelcomeProps) {
  const { wish, faults, onChange } = fields;
  const { t: common } = useTranslation('common');
  return (
    <>
      <div className={styles.choices}>
        <TextField
          label={common('ride.sign')}
          value={wish.signName}
          maxLength={60}
          onChange={({ target }) => onChange({ ...wish, signName: target.value })}
          error={faults['signName']}
        />
        <TextField
          label={common('ride.trainNumber')}
          hint={common('ride.trainHint')}
          value={wish.trainNumber}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          onChange={({ target }) => onChange({ ...wish, trainNumber: target.value })}
          error={faults['trainNumber']}
        />
      </div>
      {!isFlightAsked && <Flight {...fields} />}
    </>
  );
}
