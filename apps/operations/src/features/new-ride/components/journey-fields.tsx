import { TextLink } from '@livree/design-system/actions';
import { Checkbox, SelectField } from '@livree/design-system/fields';
import { useShell } from '@livree/platform';
import { Moment } from '@livree/rides/moment';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../model/wish.ts';
import * as styles from './new-ride.module.css';
import { PlaceField } from './place-field.tsx';

export interface WishFieldsProps {
  readonly wish: Wish;
  /** What the server refuses, by field. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (change: Partial<Wish>) => void;
}

const mostStops = 10;
const hours = Array.from({ length: 11 }, (_, index) => String(index + 2));

/** From where to where, over which stops, and when. */
export function JourneyFields({ wish, faults, onChange }: WishFieldsProps) {
  const { t } = useTranslation('operations');
  const { config } = useShell();
  const isHire = wish.hireHours !== null;
  return (
    <>
      <SelectField
        label={t('newRide.sold')}
        items={hours.map((count) => ({ id: count, text: t('newRide.hours', { count: Number(count) }) }))}
        value={wish.hireHours === null ? '' : String(wish.hireHours)}
        onChange={({ target }) => onChange({ hireHours: Number(target.value) || null })}
        placeholder={t('newRide.byDistance')}
        error={faults['hireHours']?.[0]}
      />
      <PlaceField
        label={t('newRide.from')}
        value={wish.pickup}
        error={faults['pickupAddress']?.[0]}
        onChange={(pickup) => onChange({ pickup })}
      />
      {!isHire && <Stops {...{ wish, faults, onChange }} />}
      <PlaceField
        label={isHire ? t('newRide.toOptional') : t('newRide.to')}
        value={wish.destination}
        error={faults['destinationAddress']?.[0]}
        onChange={(destination) => onChange({ destination })}
      />
      <Moment
        labels={[t('move.day'), t('move.time')]}
        placeholder={t('frame.chooseDay')}
        values={[wish.date, wish.time]}
        timeZone={config.timezone}
        error={faults['pickupAt']?.[0]}
        onChange={(date, time) => onChange({ date, time })}
      />
      {!isHire && (
        <Checkbox
          label={t('newRide.returns')}
          checked={wish.returns}
          onChange={({ target }) => onChange({ returns: target.checked })}
        />
      )}
      {!isHire && wish.returns && (
        <Moment
          labels={[t('move.returnDay'), t('move.returnTime')]}
          placeholder={t('frame.chooseDay')}
          values={[wish.returnDate, wish.returnTime]}
          timeZone={config.timezone}
          error={faults['returnAt']?.[0]}
          onChange={(returnDate, returnTime) => onChange({ returnDate, returnTime })}
        />
      )}
    </>
  );
}

function Stops({ wish: { stops }, faults, onChange }: WishFieldsProps) {
  const { t } = useTranslation('operations');
  const numbered = stops.map((stop, index) => ({ stop, index, number: index + 1 }));
  return (
    <>
      {numbered.map(({ stop, index, number }) => (
        <div key={number} className={styles.stop}>
          <PlaceField
            label={t('newRide.stop', { number })}
            value={stop}
            error={index === 0 ? faults['stops']?.[0] : undefined}
            onChange={(address) =>
              onChange({ stops: stops.map((known, at) => (at === index ? address : known)) })
            }
          />
          <TextLink
            className={styles.start}
            onClick={() => onChange({ stops: stops.filter((_, at) => at !== index) })}
          >
            {t('newRide.removeStop', { number })}
          </TextLink>
        </div>
      ))}
      {stops.length < mostStops && (
        <TextLink className={styles.start} onClick={() => onChange({ stops: [...stops, ''] })}>
          {t('newRide.addStop')}
        </TextLink>
      )}
    </>
  );
}
