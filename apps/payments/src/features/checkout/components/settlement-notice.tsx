import { Button } from '@livree/design-system/actions';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { formatterFor, phoneLink } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { isCancellation, leavesOutcomeOpen, type Failure } from '../model/failure.ts';
import {
  canRetry,
  failureIn,
  isLimitReached,
  isUnderWay,
  maximumRetries,
  renewalOf,
  type Price,
} from '../model/settlement.ts';
import type { SettlementControls } from './use-settlement.ts';
import * as styles from './settlement-notice.module.css';

interface SettlementNoticeProps {
  controls: SettlementControls;
  price: Price;
  /** A new price is being requested. */
  isUpdating: boolean;
}

/** The pressed button is far below. */
const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

/** The state of the settlement in words: running, failed with a retry, or at another price. */
export function SettlementNotice({ controls, price, isUpdating }: SettlementNoticeProps) {
  const { t: common } = useTranslation('common');
  const { settlement } = controls;
  const failure = failureIn(settlement);
  const isRepricing = settlement.phase.name === 'refused-price' && isUpdating;
  if (isUnderWay(settlement) || isRepricing) return <Spinner label={common('state.processing')} />;
  if (failure === null) return null;
  return (
    <div ref={bringIntoView} className={styles.notice}>
      {renewalOf(settlement, price) === 'none' ? (
        <Failed controls={controls} failure={failure} />
      ) : (
        <PriceChange
          amountCents={price.amountCents}
          message={failure.message}
          onAccept={controls.acceptPrice}
        />
      )}
    </div>
  );
}

function Failed({ controls, failure }: { controls: SettlementControls; failure: Failure }) {
  const { t } = useTranslation('payments');
  const { settlement, retry } = controls;
  if (isLimitReached(settlement)) return <LimitReached />;
  const again = canRetry(settlement)
    ? {
        retryLabel: t('settlement.retry', { count: settlement.retries + 1, most: maximumRetries }),
        onRetry: retry,
      }
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

interface PriceChangeProps {
  amountCents: number;
  message: string;
  onAccept: () => void;
}

function PriceChange({ amountCents, message, onAccept }: PriceChangeProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const amount = formatterFor(language).money(amountCents);
  const accept = (
    <Button slim variant="secondary" onClick={onAccept}>
      {t('settlement.acceptPrice', { amount })}
    </Button>
  );
  return (
    <Banner tone="warn" title={t('settlement.repriced', { amount })} actions={accept}>
      {message}
    </Banner>
  );
}
