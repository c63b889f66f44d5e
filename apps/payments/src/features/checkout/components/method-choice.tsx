import { Banner, cx, RadioCard, RadioGroup, Skeleton } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import * as styles from './method-choice.module.css';
import type { CheckoutFrame } from './use-checkout-frame.ts';

export type Method = 'card' | 'wallet';

interface MethodChoiceProps {
  readonly methods: readonly Method[];
  readonly method: Method;
  readonly onMethod: (method: Method) => void;
  readonly frame: CheckoutFrame;
  /** The provider's page has the whole place. */
  readonly isActing: boolean;
  readonly isDisabled: boolean;
  /** The frame with the wallet's own button, where the wallet has one. */
  readonly walletFrame: CheckoutFrame | undefined;
  /** The document with the card's fields. */
  readonly cardFrame: 'card' | 'stripe';
  /** The address of a frame's document. */
  readonly source: (name: 'card' | 'stripe' | 'paypal') => string;
}

/** Card or wallet; the card's frame stays alive while hidden, so that nothing typed is lost. */
export function MethodChoice({ methods, method, onMethod, isActing, ...props }: MethodChoiceProps) {
  const { t } = useMessages('payments');
  const { t: common } = useMessages('common');
  const choose = (value: string): void => onMethod(value === 'wallet' ? 'wallet' : 'card');
  const card = (name: Method) => <RadioCard value={name} label={common(`paymentMethod.${name}`)} />;
  // A frame that has loaded stays; one that has not is fetched only for who chooses the wallet.
  const isWanted = props.walletFrame?.state === 'ready' || method === 'wallet';
  const wallet = isWanted ? props.walletFrame : undefined;
  return (
    <RadioGroup
      legend={t('checkout.method')}
      hideLegend
      layout="panel"
      value={method}
      onChange={choose}
      disabled={props.isDisabled}
    >
      {methods.includes('card') && <div hidden={isActing}>{card('card')}</div>}
      <div hidden={!isActing && method !== 'card'} className={cx(styles.opened, isActing && styles.acting)}>
        <FramePlace
          frame={props.frame}
          source={props.source(props.cardFrame)}
          title={t('checkout.frame')}
          failure={t('checkout.frameFailed')}
        />
      </div>
      {methods.includes('wallet') && (
        <div hidden={isActing} className={styles.wallet}>
          {card('wallet')}
          {wallet && (
            <div hidden={method !== 'wallet'} className={styles.opened}>
              <FramePlace
                frame={wallet}
                source={props.source('paypal')}
                title={common('paymentMethod.wallet')}
                failure={t('checkout.walletFailed')}
              />
            </div>
          )}
        </div>
      )}
    </RadioGroup>
  );
}

function FramePlace({
  frame,
  source,
  title,
  failure,
}: {
  readonly frame: CheckoutFrame;
  readonly source: string;
  readonly title: string;
  /** What is said when its document does not come. */
  readonly failure: string;
}) {
  const { t } = useMessages('payments');
  const { t: common } = useMessages('common');
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
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its policy and its origin hold it; a sandbox would hold back the pages of banks */}
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
