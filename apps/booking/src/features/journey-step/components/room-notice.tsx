import type { Vehicle } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useFormContext } from '@livree/forms/engine';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useFleet } from '../../../fleet/fleet-query.ts';
import { hasRoom } from '../../../fleet/has-room.ts';
import { findNextWithRoom, type RoomyOffer } from '../../../fleet/next-with-room.ts';
import { journeyRequest } from '../../../quotes/quote-request.ts';
import { useTotals } from '../../../quotes/use-totals.ts';
import { pickupAt } from '../../../trip/trip.ts';
import type { Booking, BookingFields } from '../../../wizard/booking.ts';
import { useStep, vehiclesId } from '../../../wizard/use-step.ts';

interface RoomNoticeProps {
  /** The selected vehicle, if known. */
  vehicle: Vehicle | undefined;
  booking: Booking;
}

/** Says at once that the vehicle is too small, offers the next one with room, and leads to the others. */
export function RoomNotice({ vehicle, booking }: RoomNoticeProps) {
  if (vehicle === undefined || hasRoom(vehicle, booking)) return null;
  return <TooSmall vehicle={vehicle} booking={booking} />;
}

function TooSmall({ vehicle, booking }: { vehicle: Vehicle; booking: Booking }) {
  const { t } = useTranslation('booking');
  const { goTo } = useStep();
  const { data: fleet = [] } = useFleet();
  const { totals } = useTotals(journeyRequest(booking));
  const next = findNextWithRoom(fleet, totals, { ...booking, pickupAt: pickupAt(booking.trip) });
  const take = useTakeVehicle();
  const seeOthers = () => goTo(1, { focus: vehiclesId });
  const taking = next && {
    retryLabel: t('vehicle.take', { name: next.vehicle.name }),
    onRetry: () => take(next.vehicle),
  };
  return (
    <Banner
      tone="warn"
      actions={<TextLink onClick={seeOthers}>{t('vehicle.withRoom')}</TextLink>}
      {...taking}
    >
      <div>
        <p>{t('vehicle.tooSmall', { name: vehicle.name })}</p>
        {next && <NextVehicle offer={next} />}
      </div>
    </Banner>
  );
}

function NextVehicle({ offer: { vehicle, cents } }: { offer: RoomyOffer }) {
  const { t } = useTranslation('booking');
  const { name } = vehicle;
  const { money } = formatterFor(useLanguage());
  return (
    <p>{cents === null ? t('vehicle.next', { name }) : t('vehicle.nextAt', { name, price: money(cents) })}</p>
  );
}

/** Selects another vehicle; a plan of another class ends with it. */
function useTakeVehicle() {
  const { t } = useTranslation('booking');
  const { toasts } = useShell();
  const { getValues, setValue } = useFormContext<BookingFields>();
  return ({ id, name, class: vehicleClass }: Vehicle): void => {
    setValue('vehicleId', id, { shouldDirty: true, shouldValidate: true });
    if (getValues('plan') !== vehicleClass) setValue('plan', null);
    toasts.show('success', t('vehicle.taken', { name }), { duration: 3000 });
  };
}
