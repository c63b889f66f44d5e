import type { ChildSeatKind } from '@livree/contracts';
import { useTranslation } from 'react-i18next';

/** The words for the seats of children, and for arrivals before the way back. */
export function useNeedTexts() {
  const { t } = useTranslation('operations');
  return {
    seats: t('ride.seats'),
    nameSeat: (kind: ChildSeatKind, count: number) => t(`ride.seat.${kind}`, { count }),
    returnFlight: t('ride.returnFlight'),
    returnTrain: t('ride.returnTrain'),
  };
}
