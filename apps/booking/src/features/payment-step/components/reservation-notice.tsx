import { errorText } from '@livree/api-client';
import type { Quote } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { formatterFor, phoneLink } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { findFaultyFields } from '../../../wizard/faulty-fields.ts';
import type { Failure } from '../model/failure.ts';
import { useCorrection } from '../use-correction.ts';
import { maximumRetries, type ReservationControls } from '../use-reservation.ts';
import * as styles from './reservation-notice.module.css';

/** The pressed button is far below. */
const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/** The state of the reservation in words: running, failed with a retry, or at another price. */
export function ReservationNotice({ controls }: { readonly controls: ReservationControls }) {
  const { t: common } = useTranslation('common');
  const { phase, retries } = controls;
  if (phase.name === 'idle') return null;
  if (phase.name !== 'failed' && phase.name !== 'repriced')
    return <Spinner label={common('state.processing')} />;
  const { failure } = phase;
  return (
    <div ref={bringIntoView} className={styles.notice}>
      {phase.name === 'repriced' ? (
        <PriceChange {...phase} onAccept={() => controls.reserve(phase.price)} />
      ) : retries < maximumRetries ? (
        <Failed {...{ failure, retries }} onRetry={controls.retry} onCorrect={controls.renewPrice} />
      ) : (
        <LimitReached />
      )}
    </div>
  );
}

interface FailedProps {
  readonly failure: Failure;
  readonly retries: number;
  readonly onRetry: () => void;
  /** Called before the way to the faulty field. */
  readonly onCorrect: () => void;
}

/** Offers what can help: another try, or the way to the field without whose change every try would be refused. */
function Failed({ failure, retries, onRetry, onCorrect }: FailedProps) {
  const { t } = useTranslation('booking');
  const correct = useCorrection(findFaultyFields(failure.faults));
  const correction = correct && (
    <Button
      slim
      variant="secondary"
      onClick={() => {
        onCorrect();
        correct();
      }}
    >
      {t('reservation.correct')}
    </Button>
  );
  // A taken vehicle can become free again.
  const canRetry = correct === null || failure.kind === 'availability';
  const retryLabel = t('reservation.retry', { count: retries + 1, most: maximumRetries });
  return (
    <Banner
      tone="error"
      title={t(`reservation.failed.${failure.kind}`)}
      actions={correction}
      {...(canRetry && { retryLabel, onRetry })}
    >
      <FailureText failure={failure} />
    </Banner>
  );
}

/** What is wrong with each field, or with the whole. */
function FailureText({ failure: { error, faults } }: { readonly failure: Failure }) {
  const { t: common } = useTranslation('common');
  const details = Object.values(faults).join('\n');
  return <p className={styles.lines}>{details || errorText(error, common, common('errors.server'))}</p>;
}

function LimitReached() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { phone } = useShell().config.brand;
  return (
    <Banner
      tone="error"
      title={t('reservation.limitTitle')}
      actions={<a href={phoneLink(phone)}>{common('actions.call', { phone })}</a>}
    >
      {t('reservation.limit')}
    </Banner>
  );
}

interface PriceChangeProps {
  readonly failure: Failure;
  readonly price: Quote;
  readonly onAccept: () => void;
}

function PriceChange({ failure, price, onAccept }: PriceChangeProps) {
  const { t } = useTranslation('booking');
  const amount = formatterFor(useLanguage()).money(price.totalPrice.cents);
  const accept = (
    <Button slim variant="secondary" onClick={onAccept}>
      {t('reservation.acceptPrice', { amount })}
    </Button>
  );
  return (
    <Banner tone="warn" title={t('reservation.repriced', { amount })} actions={accept}>
      <FailureText failure={failure} />
    </Banner>
  );
}
