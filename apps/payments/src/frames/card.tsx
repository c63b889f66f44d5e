import '@livree/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { defaultLanguage, isLanguage } from '@livree/i18n';
import { SandboxCheckout } from '../features/checkout/components/sandbox-checkout.tsx';
import { connectHost } from '../features/checkout/model/connect-host.ts';
import { frameTexts } from '../features/checkout/model/frame-texts.ts';
import { showLook } from '../features/checkout/model/frame-look.ts';
import { createSandboxProvider } from '../features/checkout/model/sandbox-provider.ts';
import * as styles from './card.module.css';

const root = document.documentElement;
const language = isLanguage(root.lang) ? root.lang : defaultLanguage;
const place = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
const initialTexts = await frameTexts(language);

if (window.parent !== window) {
  const provider = createSandboxProvider({
    language,
    now: () => new Date(),
    draw: (element, form) =>
      createRoot(element).render(<SandboxCheckout form={form} initialTexts={initialTexts} />),
  });
  const send = connectHost({ own: window, origin: location.origin, host: window.parent }, provider, (look) =>
    showLook(root, look),
  );
  root.classList.add(`${styles.document}`);
  place.classList.add(`${styles.place}`);
  provider.mount(place, {
    onSubmit: () => send({ type: 'submit' }),
    onValidity: (complete) => send({ type: 'validity', complete }),
  });
  new ResizeObserver(() => send({ type: 'height', height: place.offsetHeight })).observe(place);
  send({ type: 'ready' });
}
