import type { FormFaults } from '@livree/api-client';
import type { Reservation } from '@livree/contracts';
import { Disclosure } from '@livree/design-system/display';
import type { RidePlaces } from '@livree/rides/arrivals';
import { Moment } from '@livree/rides/moment';
import { useTranslation } from 'react-i18next';
import type { ChangeWish } from '../model/change-wish.ts';
import * as styles from './change-dialog.module.css';
import { ChangeExtras } from './change-extras.tsx';
import { ChangeParty } from './change-party.tsx';
import { ChangePlaces } from './change-places.tsx';

interface ChangeFormProps {
  readonly reservation: Reservation;
  readonly wish: ChangeWish;
  /** What the server refuses, by its fields. */
  readonly faults: FormFaults;
  /** Where the ways of the changed ride begin. */
  readonly places: RidePlaces;
  readonly onChange: (wish: ChangeWish) => void;
  readonly onTypingChange: (isTyping: boolean) => void;
}

/** When, where, with which vehicle and extras, for how many. */
export function ChangeForm({ reservation, wish, faults, places, onChange, onTypingChange }: ChangeFormProps) {
  const { t } = useTranslation('account');
  const isHired = reservation.hire != null;
  return (
    <>
      <Moment
        labels={[t('change.day'), t('change.time')]}
        placeholder={t('change.chooseDay')}
        values={[wish.date, wish.time]}
        timeZone={reservation.timezone}
        error={faults['pickupAt']}
        onChange={(date, time) => onChange({ ...wish, date, time })}
      />
      {reservation.returnAt !== null && (
        <Moment
          labels={[t('change.returnDay'), t('change.returnTime')]}
          placeholder={t('change.chooseDay')}
          values={[wish.returnDate, wish.returnTime]}
          timeZone={reservation.timezone}
          error={faults['returnAt']}
          onChange={(returnDate, returnTime) => onChange({ ...wish, returnDate, returnTime })}
        />
      )}
      <ChangeParty {...{ reservation, wish, faults, onChange }} />
      <Disclosure summary={t('change.places')}>
        <div className={styles.parts}>
          <ChangePlaces {...{ wish, faults, onChange, onTypingChange }} isDestinationOptional={isHired} />
        </div>
      </Disclosure>
      <Disclosure summary={t('change.extras')}>
        <ChangeExtras {...{ wish, faults, places, onChange }} isHire={isHired} />
      </Disclosure>
    </>
  );
}
