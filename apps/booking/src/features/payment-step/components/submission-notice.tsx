import type { Quote } from '@livree/contracts';
import { Banner, Button, Spinner } from '@livree/design-system/base';
import { formatterFor } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';
import { leavesOutcomeOpen, type Failure } from '../model/failure.ts';
import { canRetry, isLimitReached, isUnderWay, maximumRetries } from '../model/submission.ts';
import type { SubmissionControls } from '../use-submission.ts';
import * as styles from './submission-notice.module.css';

interface SubmissionNoticeProps {
  controls: SubmissionControls;
  quote: Quote;
}

/** The pressed button stands far below. */
const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/** How the submission stands, in words: under way, failed with another try, or at another price. */
export function SubmissionNotice({ controls, quote }: SubmissionNoticeProps) {
  const { t: common } = useMessages('common');
  const { phase } = controls.submission;
  if (isUnderWay(controls.submission)) return <Spinner label={common('state.processing')} />;
  if (phase.name !== 'repriced' && phase.name !== 'failed') return null;
  return (
    <div ref={bringIntoView} className={styles.notice}>
      {phase.name === 'repriced' ? (
        <PriceChange quote={quote} message={phase.message} onAccept={controls.acceptPrice} />
      ) : (
        <Failed controls={controls} failure={phase.failure} />
      )}
    </div>
  );
}

function Failed({ controls, failure }: { controls: SubmissionControls; failure: Failure }) {
  const { t } = useMessages('booking');
  if (isLimitReached(controls.submission)) return <LimitReached />;
  const retry = canRetry(controls.submission)
    ? {
        retryLabel: t('payment.retry', { count: controls.submission.retries + 1, most: maximumRetries }),
        onRetry: controls.retry,
      }
    : {};
  const isWallets = failure.kind === 'payment' && controls.submission.payment?.method === 'wallet';
  return (
    <Banner tone="error" title={t(`payment.failed.${isWallets ? 'wallet' : failure.kind}`)} {...retry}>
      <FailureText failure={failure} />
      {leavesOutcomeOpen(failure) ? <p>{t('payment.sameReservation')}</p> : null}
    </Banner>
  );
}

function FailureText({ failure }: { failure: Failure }) {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  const local: Readonly<Record<string, string>> = {
    network: common('errors.network'),
    timeout: common('errors.timeout'),
    contract: common('errors.contract'),
    'payments.declined': t('payment.declined'),
  };
  return (
    <p className={styles.lines}>{failure.message || (local[failure.code] ?? common('errors.server'))}</p>
  );
}

function LimitReached() {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  const { phone } = useShell().config.brand;
  return (
    <Banner
      tone="error"
      title={t('payment.limitTitle')}
      actions={<a href={`tel:${phone.replaceAll(' ', '')}`}>{common('actions.call', { phone })}</a>}
    >
      {t('payment.limit')}
    </Banner>
  );
}

function PriceChange({ quote, message, onAccept }: { quote: Quote; message: string; onAccept: () => void }) {
  const { t, language } = useMessages('booking');
  const amount = formatterFor(language).money(quote.totalPrice.cents);
  const accept = (
    <Button slim variant="secondary" onClick={onAccept}>
      {t('payment.acceptPrice', { amount })}
    </Button>
  );
  return (
    <Banner tone="warn" title={t('payment.repriced', { amount })} actions={accept}>
      {message}
    </Banner>
  );
}
