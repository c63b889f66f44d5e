import { defaultLanguage, isLanguage, type Language } from '@livree/i18n';
import * as styles from './frame.module.css';
import type { CheckoutProvider } from './model/checkout-provider.ts';
import { connectHost } from './model/connect-host.ts';
import { showLook } from './model/frame-look.ts';
import { siteOrigin } from './model/frame-mark.ts';
import { frameTexts, type FrameTexts } from './model/frame-texts.ts';

export interface FrameSetting {
  readonly language: Language;
  readonly initialTexts: FrameTexts;
}

/**
 * Opens a checkout frame document with a provider, and tells the page that it is ready, or why not. Meanwhile the
 * page waits, and finally offers a retry. Does nothing in a standalone document.
 */
export async function openFrame(create: (setting: FrameSetting) => CheckoutProvider): Promise<void> {
  if (window.parent === window) return;
  const root = document.documentElement;
  const language = isLanguage(root.lang) ? root.lang : defaultLanguage;
  const place = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  const provider = create({ language, initialTexts: await frameTexts(language) });
  const ends = { own: window, origin: siteOrigin(), host: window.parent };
  const send = connectHost(ends, provider, (look) => showLook(root, look));
  root.classList.add(`${styles.document}`);
  place.classList.add(`${styles.place}`);
  provider.mount(place, {
    onReady: () => send({ type: 'ready' }),
    onFailed: (reason) => send({ type: 'failed', reason }),
    onSubmit: () => send({ type: 'submit' }),
  });
  new ResizeObserver(() => send({ type: 'height', height: place.offsetHeight })).observe(place);
}
