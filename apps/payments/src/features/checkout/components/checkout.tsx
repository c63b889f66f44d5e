import { useState } from 'react';
import { ActionBar, Banner, Button } from '@livree/design-system/base';
import { formatterFor } from '@livree/i18n';
import {
  useLocation,
  useMessages,
  useReadable,
  useShell,
  withOverrides,
  type SlotComponentProps,
} from '@livree/platform';
import type { Look } from '../model/frame-protocol.ts';
import * as styles from './checkout.module.css';
import { MethodChoice, type Method } from './method-choice.tsx';
import { Terms } from './terms.tsx';
import { useCheckoutFrame } from './use-checkout-frame.ts';
import { useProviderAction } from './use-provider-action.ts';
import { WindowNotice } from './window-notice.tsx';

/** The means of payment, the provider's secure frame and the pay button. */
export function Checkout({ data, on }: SlotComponentProps<'payments/checkout@1'>) {
  const { t, language } = useMessages('payments');
  const { t: common } = useMessages('common');
  const { search } = useLocation();
  const methods = useActiveMethods();
  const [chosen, setChosen] = useState<Method>();
  const [isTokenizing, setTokenizing] = useState(false);
  const method = chosen ?? methods[0];
  const frame = useCheckoutFrame(useLook(), () => void pay());
  const acting = useProviderAction(data.action, frame, (outcome) => on.actionDone({ outcome }));
  const isBusy = data.busy || isTokenizing || acting.place !== 'nowhere';
  const isStopped = method === 'card' && frame.state !== 'ready';

  async function pay(): Promise<void> {
    if (isBusy || isStopped) return;
    if (method === 'wallet') return on.submit({ method, paymentMethodId: null });
    setTokenizing(true);
    const token = await frame.tokenize();
    setTokenizing(false);
    if (token.kind === 'accepted') on.submit({ method: 'card', paymentMethodId: token.paymentMethodId });
  }

  if (method === undefined) return <Banner tone="error">{t('checkout.unconfigured')}</Banner>;
  const amount = formatterFor(language, { currency: data.currency }).money(data.amountCents);
  const payButton = { onClick: () => void pay(), loading: isBusy, disabled: isStopped && !isBusy };
  return (
    <section className={styles.checkout} aria-label={t('checkout.title')} aria-busy={isBusy}>
      <MethodChoice
        methods={methods}
        method={method}
        onMethod={setChosen}
        frame={frame}
        isActing={acting.place === 'frame'}
        isDisabled={isBusy}
        source={withOverrides('/checkout-frame/card', search)}
      />
      {acting.place === 'window' && <WindowNotice onShow={acting.focus} onCancel={acting.cancel} />}
      <Terms />
      <Button {...payButton} className={styles.wideOnly}>
        {common('actions.payAmount', { amount })}
      </Button>
      {acting.place === 'nowhere' && (
        <ActionBar
          label={common('fareLine.total')}
          amount={amount}
          action={
            <Button {...payButton} wide>
              {common('actions.pay')}
            </Button>
          }
        />
      )}
    </section>
  );
}

function useLook(): Look {
  const { language, theme, accent } = useShell();
  return { language: useReadable(language), mode: useReadable(theme), accent: useReadable(accent) };
}

const known = ['card', 'wallet'] as const satisfies readonly Method[];

function useActiveMethods(): readonly Method[] {
  const { paymentMethods } = useShell().config;
  return known.filter((method) => paymentMethods.some(({ id, isActive }) => id === method && isActive));
}
