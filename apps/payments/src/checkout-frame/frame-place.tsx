import { Banner, Skeleton } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import * as styles from './frame-place.module.css';
import type { CheckoutFrame } from './use-checkout-frame.ts';

interface FramePlaceProps {
  readonly frame: CheckoutFrame;
  /** The address of the frame's document. */
  readonly source: string;
  readonly title: string;
  /** The text shown when the document does not load. */
  readonly failure: string;
}

/** A checkout frame on the page, with a skeleton until it is ready, or the reason why it is missing. */
export function FramePlace({ frame, source, title, failure }: FramePlaceProps) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const { attach, state, height, retry } = frame;
  if (state === 'unconfigured') return <Banner tone="error">{t('checkout.stripeUnconfigured')}</Banner>;
  if (state === 'unreachable')
    return (
      <Banner tone="error" retryLabel={common('actions.retry')} onRetry={retry}>
        {failure}
      </Banner>
    );
  return (
    <div className={styles.place} aria-busy={state === 'loading'}>
      {state === 'loading' && <Skeleton height="172px" className={styles.waiting} />}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its policy and its origin isolate it; a sandbox would restrict the banks' pages */}
      <iframe
        ref={attach}
        src={source}
        title={title}
        allow="payment"
        className={styles.frame}
        style={{ height }}
      />
    </div>
  );
}
