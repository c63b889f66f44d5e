import '@livree/design-system/styles.css';
import { loadScript } from '@paypal/paypal-js';
import { createPaypalButton } from '../features/checkout/model/paypal-button.ts';
import { frameMark } from '../features/checkout/model/frame-mark.ts';
import { openFrame } from '../features/checkout/open-frame.ts';

const locales = { fr: 'fr_FR', en: 'en_GB', es: 'es_ES', de: 'de_DE' } as const;

await openFrame(async ({ language }) => {
  const nonce = frameMark('script-nonce');
  const paypal = await loadScript({
    clientId: frameMark('paypal-key') ?? '',
    currency: 'EUR',
    intent: 'capture',
    commit: true,
    components: 'buttons',
    locale: locales[language],
    ...(nonce !== undefined && { dataCspNonce: nonce }),
  });
  if (!paypal?.Buttons) throw new Error("PayPal's script could not be loaded");
  return createPaypalButton(paypal.Buttons);
});
