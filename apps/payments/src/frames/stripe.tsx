import '@livree/design-system/styles.css';
import { loadStripe } from '@stripe/stripe-js/pure';
import { createRoot } from 'react-dom/client';
import { ProviderStage } from '../features/checkout/components/provider-stage.tsx';
import { createActionStore } from '../features/checkout/model/action-store.ts';
import { frameMark } from '../features/checkout/model/frame-mark.ts';
import { createStripeFields } from '../features/checkout/model/stripe-fields.ts';
import { openFrame } from '../features/checkout/open-frame.ts';

await openFrame(async ({ language, initialTexts }) => {
  const stripe = await loadStripe(frameMark('stripe-key') ?? '', { locale: language });
  if (stripe === null) throw new Error('Stripe.js could not be loaded');
  return createStripeFields({
    stripe,
    store: createActionStore(language),
    prefersDark: () => matchMedia('(prefers-color-scheme: dark)').matches,
    draw(place, store) {
      const [fields, stage] = [document.createElement('div'), document.createElement('div')];
      place.append(fields, stage);
      // What was typed stays while Stripe's page has the place.
      store.subscribe(() => (fields.hidden = store.get().action !== null));
      createRoot(stage).render(<ProviderStage store={store} initialTexts={initialTexts} />);
      return fields;
    },
  });
});
