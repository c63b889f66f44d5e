import type { ChildSeatKind } from '@livree/contracts';
import { useTranslation } from 'react-i18next';

/** The words for the seats of children. */
export function useSeatTexts() {
  const { t } = useTranslation('operations');
  return {
    label: t('ride.seats'),
    name: (kind: ChildSeatKind, count: number) => t(`ride.seat.${kind}`, { count }),
  };
}
