import '@livree/design-system/styles.css';
import { defaultLanguage, isLanguage } from '@livree/i18n';
import { createRoot } from 'react-dom/client';
import { sendMessage, type Receiver } from '../checkout-frame/frame-protocol.ts';
import { ReturnNotice } from '../features/checkout/components/return-notice.tsx';
import { frameOrigin } from '../features/checkout/model/frame-mark.ts';
import { frameTexts } from '../features/checkout/model/frame-texts.ts';
import { readReturnOutcome } from '../features/checkout/model/return-outcome.ts';

const { lang } = document.documentElement;
const place = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
const opener: Receiver | null = window.opener;
const receiver = opener ?? (window.parent === window ? null : window.parent);

if (receiver !== null) {
  // A page of the site opened this window; in a frame, this document is inside a checkout frame.
  const origin = opener === null ? frameOrigin() : location.origin;
  sendMessage(receiver, origin, { type: 'returned', outcome: readReturnOutcome(location.search) });
}
const texts = await frameTexts(isLanguage(lang) ? lang : defaultLanguage);
createRoot(place).render(<ReturnNotice texts={texts} isAwaited={receiver !== null} />);
