import { TextLink } from '@livree/design-system/actions';
import { useEffect, useRef } from 'react';
import {
  listen,
  messageOfReturn,
  type Action,
  type Outcome,
} from '../../../checkout-frame/frame-protocol.ts';
import { providerAddress } from '../../../checkout-frame/provider-address.ts';
import { siteOrigin } from '../model/frame-mark.ts';
import type { FrameTexts } from '../model/frame-texts.ts';
import * as styles from './action-panel.module.css';

interface ActionPanelProps {
  readonly action: Action;
  readonly texts: FrameTexts;
  readonly onDone: (outcome: Outcome) => void;
}

/** The provider's own page inside the checkout frame, until it sends the customer back. */
export function ActionPanel({ action, texts, onDone }: ActionPanelProps) {
  const page = useRef<HTMLIFrameElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const address = providerAddress(action.url, siteOrigin());

  useEffect(() => {
    if (address === undefined) return onDone('failed');
    heading.current?.focus();
    return listen({
      own: window,
      origin: siteOrigin(),
      sender: () => page.current?.contentWindow,
      schema: messageOfReturn,
      onMessage: ({ outcome }) => onDone(outcome),
    });
  }, [address, onDone]);

  const title = texts[action.kind];
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <TextLink onClick={() => onDone('cancelled')}>{texts['cancel']}</TextLink>
      </header>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the sandbox provider's page is on the site's origin, where a sandbox protects nothing */}
      <iframe ref={page} className={styles.page} title={title} src={address} />
    </section>
  );
}
