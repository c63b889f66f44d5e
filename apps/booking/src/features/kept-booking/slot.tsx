import { Button, CloseButton, TextLink } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { pickupAt } from '../../trip/trip.ts';
import { stepPath } from '../../wizard/use-step.ts';
import * as styles from './kept-booking.module.css';
import { useKeptBooking } from './use-kept-booking.ts';

/**
 * Offers to go on with the kept booking. It names the day alone, no place and no person: others may look at the home
 * page of a shared computer.
 */
export function Slot() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { navigation } = useShell();
  const format = formatterFor(useLanguage());
  const { booking, decline, remove } = useKeptBooking();
  if (booking === undefined) return null;
  const at = pickupAt(booking.trip);
  return (
    <aside className={styles.offer} aria-labelledby="kept-booking">
      <p id="kept-booking" className={styles.title}>
        {t('kept.title')}
      </p>
      <CloseButton label={common('actions.close')} onClick={decline} />
      <div className={styles.acts}>
        {at === null ? null : <time dateTime={at}>{format.date(at, 'compact')}</time>}
        {remove === null ? null : <TextLink onClick={remove}>{t('kept.remove')}</TextLink>}
        <Button slim onClick={() => navigation.go(stepPath(4))}>
          {t('kept.resume')}
        </Button>
      </div>
    </aside>
  );
}
