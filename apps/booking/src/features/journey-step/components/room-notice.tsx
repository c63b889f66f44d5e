import type { Vehicle } from '@livree/contracts';
import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { hasRoom } from '../../../fleet/has-room.ts';
import type { Booking } from '../../../wizard/booking.ts';
import { useStep, vehiclesId } from '../../../wizard/use-step.ts';

interface RoomNoticeProps {
  /** The selected vehicle, if known. */
  vehicle: Vehicle | undefined;
  party: Pick<Booking, 'passengers' | 'bags'>;
}

/** Says at once that the vehicle is too small, and leads to those with room. */
export function RoomNotice({ vehicle, party }: RoomNoticeProps) {
  const { t } = useTranslation('booking');
  const { goTo } = useStep();
  if (vehicle === undefined || hasRoom(vehicle, party)) return null;
  return (
    <Banner tone="warn" retryLabel={t('vehicle.withRoom')} onRetry={() => goTo(1, { focus: vehiclesId })}>
      {t('vehicle.tooSmall', { name: vehicle.name })}
    </Banner>
  );
}
