import '@livree/design-system/styles.css';
import { loadStripe } from '@stripe/stripe-js/pure';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { StripeCheckout } from '../features/checkout/components/stripe-checkout.tsx';
import { frameMark } from '../features/checkout/model/frame-mark.ts';
import { createFrameStore } from '../features/checkout/model/frame-store.ts';
import {
  createStripeProvider,
  type CardHandle,
  type ExpressHandle,
} from '../features/checkout/model/stripe-provider.ts';
import { openFrame } from '../features/checkout/open-frame.ts';

await openFrame(({ language, initialTexts }) => {
  const store = createFrameStore(language);
  return createStripeProvider({
    store,
    draw(place, host) {
      const drawn = { card: createRef<CardHandle>(), express: createRef<ExpressHandle>() };
      const key = frameMark('stripe-key');
      if (key === undefined) {
        host.onFailed('unconfigured');
        return drawn;
      }
      const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
      loadStripe(key, { locale: language }).then(
        (stripe) =>
          stripe &&
          createRoot(place).render(
            <StripeCheckout {...{ stripe, store, host, ...drawn, initialTexts, prefersDark }} />,
          ),
        () => host.onFailed('unreachable'),
      );
      return drawn;
    },
  });
});
