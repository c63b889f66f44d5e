import { Button, CloseButton, TextLink } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { shortName } from '@livree/rides/trip';
import { useTranslation } from 'react-i18next';
import { stepPath } from '../../wizard/use-step.ts';
import * as styles from './kept-booking.module.css';
import { useKeptBooking } from './use-kept-booking.ts';

/** Offers to go on with the kept booking, by its places and its day; it names no person. */
export function Slot() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { navigation } = useShell();
  const format = formatterFor(useLanguage());
  const { booking, decline, remove } = useKeptBooking();
  if (booking === undefined) return null;
  const { date } = booking.trip;
  const from = shortName(booking.trip.departure);
  const to = shortName(booking.trip.destination);
  return (
    <aside className={styles.offer} aria-labelledby="kept-booking">
      <div>
        <p id="kept-booking" className={styles.title}>
          {t('kept.title')}
        </p>
        <p className={styles.ride}>{to === '' ? from : t('kept.ride', { from, to })}</p>
      </div>
      <CloseButton label={common('actions.close')} onClick={decline} />
      <div className={styles.acts}>
        {date === '' ? null : <time dateTime={date}>{format.date(date, 'compact')}</time>}
        {remove === null ? null : <TextLink onClick={remove}>{t('kept.remove')}</TextLink>}
        <Button slim onClick={() => navigation.go(stepPath(4))}>
          {t('kept.resume')}
        </Button>
      </div>
    </aside>
  );
}
