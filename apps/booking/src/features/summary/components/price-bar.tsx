import { Button } from '@livree/design-system/actions';
import { ActionBar } from '@livree/design-system/layout';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findOrderedTrip } from '../../../wizard/booking.ts';
import { useRunningPrice, type Priced } from '../use-running-price.ts';
import { CancellationNote } from './cancellation-note.tsx';
import * as styles from './price-bar.module.css';
import { RideMoments } from './ride-moments.tsx';

const SummarySheet = lazy(async () => ({ default: (await import('./summary-sheet.tsx')).SummarySheet }));

interface PriceBarProps extends Priced {
  isLeaving: boolean;
  /** The current step shows the route itself. */
  withoutRoute: boolean;
}

/**
 * On a phone: the running price, its policy and the next button, within reach of the thumb; pressing the price shows
 * its lines.
 */
export function PriceBar({ isLeaving, withoutRoute, ...priced }: PriceBarProps) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  const price = useRunningPrice(priced);
  return (
    <div className={styles.bar}>
      <div className={styles.policy}>
        <CancellationNote trip={priced.booking.trip} quote={priced.quote.quote} />
      </div>
      <RideMoments brief trip={findOrderedTrip(priced.booking)} />
      <ActionBar
        className={styles.action}
        label={
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {price.label} <span aria-hidden className={styles.chevron} />
          </button>
        }
        amount={price.kind === 'none' ? '–' : price.amount}
        action={
          <Button wide type="submit" loading={isLeaving}>
            {t('steps.next')}
          </Button>
        }
      />
      {isOpen ? (
        <Suspense>
          <SummarySheet {...priced} withoutRoute={withoutRoute} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
