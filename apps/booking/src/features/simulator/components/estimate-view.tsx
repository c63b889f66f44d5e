import { Button, TextLink } from '@livree/design-system/actions';
import { Facts, Price } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { FareLines, fareText } from '@livree/rides/fare';
import { RouteLine } from '@livree/rides/route';
import { useTranslation } from 'react-i18next';
import { routePoints } from '../../../trip/route-points.ts';
import { isReturnOpen, pickupAt, type TripDraft } from '../../../trip/trip.ts';
import type { OfferedVehicle } from '../model/offered-vehicle.ts';
import { readEstimate } from '../model/read-estimate.ts';
import type { Simulation } from '../use-simulation.ts';
import { EstimateBadges } from './estimate-badges.tsx';
import * as styles from './estimate-view.module.css';

interface EstimateViewProps {
  simulation: Simulation;
  trip: TripDraft;
  vehicle: OfferedVehicle | undefined;
  onEdit: () => void;
}

/** Scrolls to the beginning of the answer, wherever the pressed button was. */
function arriveAt(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true });
  answer?.closest('[role=dialog]')?.scrollTo({ top: 0 });
}

/** The answer: route, time, fare lines and price. */
export function EstimateView({ simulation, trip, vehicle, onEdit }: EstimateViewProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const format = formatterFor(language);
  const quote = simulation.status === 'quoted' ? simulation.quote : undefined;
  const estimate = readEstimate(simulation);
  return (
    <div
      ref={arriveAt}
      role="group"
      tabIndex={-1}
      aria-label={t('simulator.resultTitle')}
      className={styles.view}
    >
      <FailureNotice simulation={simulation} />
      <RouteLine points={routePoints(trip, quote, { t, common, format })} />
      <div className={styles.facts}>
        <p>
          {format.dateTime(pickupAt(trip) ?? '', 'weekday')}
          <br />
          <span className={styles.quiet}>{vehicle?.name}</span>
        </p>
        <TextLink onClick={onEdit}>{t('simulator.edit')}</TextLink>
      </div>
      {estimate === null ? null : (
        <>
          <Facts
            facts={[
              { label: common('ride.distance'), value: format.distance(estimate.metres) },
              { label: common('ride.duration'), value: format.duration(estimate.seconds) },
            ]}
          />
          <EstimateBadges badges={estimate.badges} />
          <FareLines
            className={styles.lines}
            {...fareText({ lines: estimate.lines, total: estimate.totalCents }, common, format)}
          />
          <p className={styles.note}>{t('quote.estimatedDistance')}</p>
          {isReturnOpen(trip) ? <p className={styles.note}>{t('quote.openReturn')}</p> : null}
        </>
      )}
      {quote?.freeWaiting ? (
        <p className={styles.note}>{t('summary.waiting', { count: quote.freeWaiting.minutes })}</p>
      ) : null}
    </div>
  );
}

function FailureNotice({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('booking');
  if (simulation.status !== 'failed') return null;
  const { reason, estimate } = simulation;
  return (
    <Banner tone="warn" title={reason ? t('simulator.failedBecause', { reason }) : t('simulator.failed')}>
      {estimate === null ? null : t('simulator.local')}
    </Banner>
  );
}

interface EstimateFooterProps {
  simulation: Simulation;
  trip: TripDraft;
  onBook: () => void;
  onRetry: () => void;
}

/** The total, and the buttons: to the wizard, or to retry. */
export function EstimateFooter({ simulation, trip, onBook, onRetry }: EstimateFooterProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const estimate = readEstimate(simulation);
  return (
    <div className={styles.footer}>
      {estimate === null ? null : (
        <p className={styles.total}>
          <span className={styles.note}>
            {isReturnOpen(trip) ? t('quote.estimate') : common('fareLine.total')}
          </span>
          <Price size="bar">{formatterFor(language).money(estimate.totalCents)}</Price>
        </p>
      )}
      {simulation.status === 'quoted' ? (
        <Button wide onClick={onBook}>
          {t('simulator.book')}
        </Button>
      ) : (
        <Button wide onClick={onRetry}>
          {common('actions.retry')}
        </Button>
      )}
    </div>
  );
}
