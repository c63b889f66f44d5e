import { Banner, Spinner } from '@livree/design-system/feedback';
import { phoneLink } from '@livree/i18n';
import { useShell } from '@livree/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isCancellation, leavesOutcomeOpen, type Failure } from '../model/failure.ts';
import { canRetry, failureIn, isLimitReached, maximumRetries, type Settlement } from '../model/settlement.ts';
import * as styles from './settlement-notice.module.css';

interface SettlementNoticeProps {
  readonly settlement: Settlement;
  readonly onRetry: () => void;
}

/** The pressed button is far below. */
const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/** The state of the settlement in words: running, or failed with a retry. */
export function SettlementNotice({ settlement, onRetry }: SettlementNoticeProps) {
  const { t: common } = useTranslation('common');
  const { name } = settlement.phase;
  const failure = failureIn(settlement);
  if (name === 'waiting' || name === 'processing') return <Spinner label={common('state.processing')} />;
  if (failure === null) return null;
  return (
    <NoticePlace>
      <Failed failure={failure} {...{ settlement, onRetry }} />
    </NoticePlace>
  );
}

/** Brings a new notice into view. */
export function NoticePlace({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={bringIntoView} className={styles.notice}>
      {children}
    </div>
  );
}

function Failed({ failure, settlement, onRetry }: SettlementNoticeProps & { failure: Failure }) {
  const { t } = useTranslation('payments');
  if (isLimitReached(settlement)) return <LimitReached />;
  const again = canRetry(settlement)
    ? { retryLabel: t('settlement.retry', { count: settlement.retries + 1, most: maximumRetries }), onRetry }
    : {};
  if (isCancellation(failure))
    return <Banner tone="warn" title={failure.message || t('settlement.cancelled')} {...again} />;
  const isWallets = failure.kind === 'payment' && settlement.payment?.method === 'wallet';
  return (
    <Banner tone="error" title={t(`settlement.failed.${isWallets ? 'wallet' : failure.kind}`)} {...again}>
      <FailureText failure={failure} />
      {leavesOutcomeOpen(failure) ? <p>{t('settlement.sameReservation')}</p> : null}
    </Banner>
  );
}

function FailureText({ failure }: { failure: Failure }) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const local: Readonly<Record<string, string>> = {
    network: common('errors.network'),
    timeout: common('errors.timeout'),
    contract: common('errors.contract'),
    'payments.declined': t('settlement.declined'),
    'payments.provider_failed': t('settlement.providerFailed'),
  };
  return (
    <p className={styles.lines}>{failure.message || (local[failure.code] ?? common('errors.server'))}</p>
  );
}

function LimitReached() {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const { phone } = useShell().config.brand;
  return (
    <Banner
      tone="error"
      title={t('settlement.limitTitle')}
      actions={<a href={phoneLink(phone)}>{common('actions.call', { phone })}</a>}
    >
      {t('settlement.limit')}
    </Banner>
  );
}
