import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { Payment } from '../model/settlement.ts';
import type { Action, Outcome } from '../../../checkout-frame/frame-protocol.ts';
import * as styles from './checkout.module.css';
import { firstOption, inOrder, type PaymentOption, type Method } from '../../../cards/payment-options.ts';
import { savedCardsQuery } from '../../../cards/saved-cards-query.ts';
import { MethodChoice } from './method-choice.tsx';
import { PayBar, PayButton } from './pay-button.tsx';
import { Terms } from './terms.tsx';
import { useCheckoutFrame } from '../../../checkout-frame/use-checkout-frame.ts';
import { useFrameSetting } from '../../../checkout-frame/use-frame-setting.ts';
import { useProviderAction } from '../../../checkout-frame/use-provider-action.ts';
import { WindowNotice } from './window-notice.tsx';

interface CheckoutProps {
  readonly amountCents: number;
  readonly currency: 'EUR';
  /** A request is running, so nothing can be pressed. */
  readonly isBusy: boolean;
  /** The customer's next step at the provider, before the payment can settle. */
  readonly action: Action | null;
  /**
   * Called after the pay button was pressed and the provider has converted the input to a reference; a wallet has
   * none yet.
   */
  readonly onSubmit: (payment: Payment) => void;
  /** Called when the customer returns from the provider. */
  readonly onActionDone: (outcome: Outcome) => void;
  /** Content beside the pay button. */
  readonly children?: ReactNode;
}

/** The payment methods, the provider's secure frame and the pay button. */
export function Checkout({ amountCents, currency, action, children, ...props }: CheckoutProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { look, providers, cardFrame, source } = useFrameSetting();
  const methods = known.filter((name) => providers.has(name));
  const cards = inOrder(useQuery(savedCardsQuery(useShell().api)).data ?? []);
  const [chosen, setChosen] = useState<PaymentOption>();
  const [savesCard, setSavesCard] = useState(false);
  const [isTokenizing, setTokenizing] = useState(false);
  const [isWalletPressed, setWalletPressed] = useState(false);
  const option = chosen ?? firstOption(cards, methods);
  const frame = useCheckoutFrame(look, amountCents, () => void pay());
  const wallet = useCheckoutFrame(look, amountCents, () => {
    setWalletPressed(true);
    pressWallet();
  });
  // Once it has loaded, the wallet's own button replaces ours: it waits for the approval and opens its page.
  const hasWalletButton = option === 'wallet' && wallet.state === 'ready';
  const opensApproval = hasWalletButton && isWalletPressed;
  const acting = useProviderAction(action, opensApproval ? wallet : frame, {
    opensApproval,
    onDone: props.onActionDone,
  });
  useReleased(props.isBusy || action !== null, () => {
    setWalletPressed(false);
    wallet.release();
    frame.release();
  });
  const isBusy = props.isBusy || isTokenizing || acting.place !== 'nowhere';
  const isStopped = option === 'card' && frame.state !== 'ready';

  function pressWallet(): void {
    if (isBusy) wallet.release();
    else props.onSubmit({ method: 'wallet', paymentMethodId: null, savesCard: false });
  }

  async function pay(): Promise<void> {
    if (isBusy || isStopped) return;
    if (option === 'wallet') return pressWallet();
    if (option !== 'card' && option !== undefined)
      return props.onSubmit({ method: 'card', paymentMethodId: option, savesCard: false });
    setTokenizing(true);
    const token = await frame.tokenize();
    setTokenizing(false);
    if (token.kind === 'accepted')
      props.onSubmit({ method: 'card', paymentMethodId: token.paymentMethodId, savesCard });
  }

  if (option === undefined) return <Banner tone="error">{t('checkout.unconfigured')}</Banner>;
  const press = { onClick: () => void pay(), loading: isBusy, disabled: isStopped && !isBusy };
  const amount = formatterFor(language, { currency }).money(amountCents);
  return (
    <section className={styles.checkout} aria-label={t('checkout.title')} aria-busy={isBusy}>
      <MethodChoice
        methods={methods}
        cards={methods.includes('card') ? cards : []}
        option={option}
        onOption={setChosen}
        savesCard={savesCard}
        onSavesCard={setSavesCard}
        frame={frame}
        walletFrame={providers.get('wallet') === 'paypal' ? wallet : undefined}
        isActing={acting.place === 'frame' && !opensApproval}
        isDisabled={isBusy}
        source={source}
        cardFrame={cardFrame}
      />
      {acting.place === 'window' && <WindowNotice onShow={acting.focus} onCancel={acting.cancel} />}
      <Terms />
      <div className={styles.end}>
        {children}
        {!hasWalletButton && <PayButton amount={amount} {...press} />}
      </div>
      {!hasWalletButton && acting.place === 'nowhere' && <PayBar amount={amount} {...press} />}
    </section>
  );
}

/** Tells a provider's own button that its press led to nothing, once nothing is running. */
function useReleased(isUnderWay: boolean, onRelease: () => void): void {
  const release = useEffectEvent(onRelease);
  useEffect(() => {
    if (!isUnderWay) release();
  }, [isUnderWay]);
}

const known = ['card', 'wallet'] as const satisfies readonly Method[];
