import { useQuery, useShell } from '@livree/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { firstOption, inOrder, type Method, type PaymentOption } from '../../cards/payment-options.ts';
import { savedCardsQuery } from '../../cards/saved-cards-query.ts';
import type { Action, Outcome } from '../../checkout-frame/frame-protocol.ts';
import { useCheckoutFrame } from '../../checkout-frame/use-checkout-frame.ts';
import { useFrameSetting } from '../../checkout-frame/use-frame-setting.ts';
import { useProviderAction } from '../../checkout-frame/use-provider-action.ts';
import type { Payment } from './model/settlement.ts';

const known = ['card', 'wallet'] as const satisfies readonly Method[];
const byWallet: Payment = { method: 'wallet', paymentMethodId: null, typedCard: null, savesCard: false };

interface CheckoutCourse {
  readonly amountCents: number;
  /** Nobody is signed in: there are no saved cards, and none is saved. */
  readonly isAnonymous: boolean;
  /** A request is running, so nothing can be pressed. */
  readonly isBusy: boolean;
  /** The customer's next step at the provider, before the payment can settle. */
  readonly action: Action | null;
  /** Called when the customer pays; a wallet has no reference yet. */
  readonly onSubmit: (payment: Payment) => void;
  /** Called when the customer returns from the provider. */
  readonly onActionDone: (outcome: Outcome) => void;
}

export type CheckoutControls = ReturnType<typeof useCheckout>;

/** The customer's payment method and the provider's frames, and how they become a payment. */
export function useCheckout({ amountCents, action, onSubmit, ...course }: CheckoutCourse) {
  const { look, providers, cardFrame, source } = useFrameSetting();
  const methods = known.filter((name) => providers.has(name));
  const saved = useQuery({ ...savedCardsQuery(useShell().api), enabled: !course.isAnonymous });
  const cards = inOrder(saved.data ?? []);
  const [chosen, setChosen] = useState<PaymentOption>();
  const [savesCard, setSavesCard] = useState(false);
  const [isTokenizing, setTokenizing] = useState(false);
  const [isWalletPressed, setWalletPressed] = useState(false);
  const option = chosen ?? firstOption(cards, methods);
  const frame = useCheckoutFrame(look, amountCents, () => void collect(onSubmit));
  const wallet = useCheckoutFrame(look, amountCents, () => {
    setWalletPressed(true);
    void collect(onSubmit);
  });
  // Once it has loaded, the wallet's own button replaces ours: it waits for the approval and opens its page.
  const hasWalletButton = option === 'wallet' && wallet.state === 'ready';
  const opensApproval = hasWalletButton && isWalletPressed;
  const acting = useProviderAction(action, opensApproval ? wallet : frame, {
    opensApproval,
    onDone: course.onActionDone,
  });
  useReleased(course.isBusy || action !== null, () => {
    setWalletPressed(false);
    wallet.release();
    frame.release();
  });
  const isBusy = course.isBusy || isTokenizing || acting.place !== 'nowhere';
  const isStopped = option === 'card' && frame.state !== 'ready';

  /** Makes a payment of the customer's choice and input as they are now; none if the frame shows errors. */
  async function collect(onPayment: (payment: Payment) => void): Promise<void> {
    if (isBusy) return option === 'wallet' ? wallet.release() : undefined;
    if (isStopped || option === undefined) return;
    if (option === 'wallet') return onPayment(byWallet);
    if (option !== 'card')
      return onPayment({ method: 'card', paymentMethodId: option, typedCard: null, savesCard: false });
    setTokenizing(true);
    const token = await frame.tokenize();
    setTokenizing(false);
    if (token.kind === 'refused') return;
    const { paymentMethodId, face: typedCard = null } = token;
    onPayment({ method: 'card', paymentMethodId, typedCard, savesCard });
  }

  return {
    choice: {
      methods,
      cards: methods.includes('card') ? cards : [],
      onOption: setChosen,
      savesCard,
      onSavesCard: course.isAnonymous ? undefined : setSavesCard,
      frame,
      walletFrame: providers.get('wallet') === 'paypal' ? wallet : undefined,
      isActing: acting.place === 'frame' && !opensApproval,
      isDisabled: isBusy,
      source,
      cardFrame,
    },
    option,
    acting,
    hasWalletButton,
    isBusy,
    isStopped,
    pay: () => void collect(onSubmit),
    collect,
  };
}

/** Tells a provider's own button that its press led to nothing, once nothing is running. */
function useReleased(isUnderWay: boolean, onRelease: () => void): void {
  const release = useEffectEvent(onRelease);
  useEffect(() => {
    if (!isUnderWay) release();
  }, [isUnderWay]);
}
