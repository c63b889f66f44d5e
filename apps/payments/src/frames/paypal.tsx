import '@livree/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { PaypalCheckout } from '../features/checkout/components/paypal-checkout.tsx';
import { frameMark } from '../features/checkout/model/frame-mark.ts';
import { createPaypalProvider } from '../features/checkout/model/paypal-provider.ts';
import { openFrame } from '../features/checkout/open-frame.ts';

const locales = { fr: 'fr_FR', en: 'en_GB', es: 'es_ES', de: 'de_DE' } as const;

await openFrame(({ language }) =>
  createPaypalProvider((place, approval, host) => {
    const clientId = frameMark('paypal-key');
    const nonce = frameMark('script-nonce');
    if (clientId === undefined) return host.onFailed('unreachable');
    const options = {
      clientId,
      currency: 'EUR',
      intent: 'capture',
      commit: true,
      components: 'buttons',
      locale: locales[language],
      ...(nonce !== undefined && { dataCspNonce: nonce }),
    };
    return createRoot(place).render(<PaypalCheckout {...{ options, approval, host }} />);
  }),
);
