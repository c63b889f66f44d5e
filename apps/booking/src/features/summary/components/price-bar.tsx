import { ActionBar, Button } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { useRunningPrice, type Priced } from '../use-running-price.ts';
import { CancellationNote } from './cancellation-note.tsx';
import * as styles from './price-bar.module.css';

/** On a phone: the running price and the way on, within reach of the thumb. */
export function PriceBar({ isLeaving, ...priced }: Priced & { isLeaving: boolean }) {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  const price = useRunningPrice(priced);
  return (
    <>
      <div className={styles.policy}>
        <CancellationNote trip={priced.booking.trip} quote={priced.quote.quote} />
      </div>
      <ActionBar
        label={price.kind === 'hourly' ? t('summary.from') : common('fareLine.total')}
        amount={price.kind === 'none' ? '–' : price.amount}
        action={
          <Button wide type="submit" loading={isLeaving}>
            {t('steps.next')}
          </Button>
        }
      />
    </>
  );
}
