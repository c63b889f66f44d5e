import { TextField } from '@livree/design-system/fields';
import type { AskedArrivals } from '@livree/rides/arrivals';
import { useTranslation } from 'react-i18next';
import * as styles from './change-dialog.module.css';
import type { WishProps } from './flight.tsx';
import { Train } from './train.tsx';

/** Whom the chauffeur waits for; at a station also the train. */
export function Welcome({ asked, ...fields }: WishProps & { readonly asked: AskedArrivals }) {
  const { wish, faults, onChange } = fields;
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
      {asked.train && <Train {...fields} name="trainNumber" />}
      {asked.returnTrain && <Train {...fields} name="returnTrainNumber" />}
    </div>
  );
}
