import { ApiError } from '@livree/api-client';
import type { Reservation } from '@livree/contracts';
import { Moment } from '@livree/rides/moment';
import { useTranslation } from 'react-i18next';
import type { MoveWish } from '../../../move/move-wish.ts';
import { VehicleField } from '../../../rides/vehicle-field.tsx';

interface MoveFieldsProps {
  readonly ride: Reservation;
  readonly wish: MoveWish;
  /** What the server refuses. */
  readonly error: Error | null;
  readonly onChange: (wish: MoveWish) => void;
}

/** With which vehicle and when. */
export function MoveFields({ ride, wish, error, onChange }: MoveFieldsProps) {
  const { t } = useTranslation('operations');
  const faults = error instanceof ApiError ? error.fieldErrors : {};
  const own = { id: ride.vehicleId, name: ride.vehicle.name };
  return (
    <>
      <VehicleField
        value={wish.vehicleId}
        own={own}
        onChange={(vehicleId) => onChange({ ...wish, vehicleId: vehicleId ?? own.id })}
        placeholder={t('move.vehicle')}
        error={faults['vehicleId']?.[0] ?? faults['passengers']?.[0] ?? faults['bags']?.[0]}
      />
      <Moment
        labels={[t('move.day'), t('move.time')]}
        placeholder={t('frame.chooseDay')}
        values={[wish.date, wish.time]}
        timeZone={ride.timezone}
        error={faults['pickupAt']?.[0]}
        onChange={(date, time) => onChange({ ...wish, date, time })}
      />
      {ride.returnAt !== null && (
        <Moment
          labels={[t('move.returnDay'), t('move.returnTime')]}
          placeholder={t('frame.chooseDay')}
          values={[wish.returnDate, wish.returnTime]}
          timeZone={ride.timezone}
          error={faults['returnAt']?.[0]}
          onChange={(returnDate, returnTime) => onChange({ ...wish, returnDate, returnTime })}
        />
      )}
    </>
  );
}
