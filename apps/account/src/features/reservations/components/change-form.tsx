import type { FormFaults } from '@livree/api-client';
import type { Reservation } from '@livree/contracts';
import type { RidePlaces } from '@livree/rides/arrivals';
import { Moment } from '@livree/rides/moment';
import { useTranslation } from 'react-i18next';
import type { ChangeWish } from '../model/change-wish.ts';
import * as styles from './change-dialog.module.css';
import { ChangeExtras } from './change-extras.tsx';
import { ChangeParty } from './change-party.tsx';
import { ChangePlaces } from './change-places.tsx';
import { ChangeSection } from './change-section.tsx';

interface ChangeFormProps {
  readonly reservation: Reservation;
  readonly wish: ChangeWish;
  /** What the server refuses, by its fields. */
  readonly faults: FormFaults;
  /** Where the ways of the changed ride begin. */
  readonly places: RidePlaces;
  /** How often the form was refused. */
  readonly refusals: number;
  readonly onChange: (wish: ChangeWish) => void;
  readonly onTypingChange: (isTyping: boolean) => void;
}

const ofPlaces = /Address$|^stops/;
const ofExtras = /^(?:extras|flight|train|return(?:Flight|Train)|sign|child)/;

/** When, where, with which vehicle and extras, for how many. */
export function ChangeForm({ reservation, wish, faults, places, onChange, ...props }: ChangeFormProps) {
  const { t } = useTranslation('account');
  const isHired = reservation.hire != null;
  const refusalsOf = (fields: RegExp) =>
    Object.keys(faults).some((field) => fields.test(field)) ? props.refusals : null;
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
      <ChangeSection summary={t('change.places')} refusals={refusalsOf(ofPlaces)}>
        <div className={styles.parts}>
          <ChangePlaces
            {...{ wish, faults, onChange }}
            onTypingChange={props.onTypingChange}
            isDestinationOptional={isHired}
          />
        </div>
      </ChangeSection>
      <ChangeSection summary={t('change.extras')} refusals={refusalsOf(ofExtras)}>
        <ChangeExtras {...{ wish, faults, places, onChange }} isHire={isHired} />
      </ChangeSection>
    </>
  );
}
