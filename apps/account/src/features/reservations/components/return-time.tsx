import type { Reservation } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** When the way back begins; nothing without one. */
export function ReturnTime({ reservation: { returnAt } }: { reservation: Reservation }) {
  const { t } = useTranslation('account');
  const { dateTime } = formatterFor(useLanguage());
  return (
    returnAt !== null && (
      <p>
        <time dateTime={returnAt}>{t('ride.returnAt', { when: dateTime(returnAt, 'weekday') })}</time>
      </p>
    )
  );
}
