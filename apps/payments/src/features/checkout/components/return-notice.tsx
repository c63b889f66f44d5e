import { Button } from '@livree/design-system/actions';
import { Spinner } from '@livree/design-system/feedback';
import { useEffect, useState } from 'react';
import type { FrameTexts } from '../model/frame-texts.ts';
import * as styles from './return-notice.module.css';

const patience = 3000;

interface ReturnNoticeProps {
  readonly texts: FrameTexts;
  /** Whether a page of ours was notified and will remove this one. */
  readonly isAwaited: boolean;
}

/**
 * The page for a customer who returns from a provider; visible only for a moment, unless the waiting page is gone.
 */
export function ReturnNotice({ texts, isAwaited }: ReturnNoticeProps) {
  const [isLost, setLost] = useState(!isAwaited);
  useEffect(() => {
    const timer = setTimeout(() => setLost(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.notice}>
      {isLost ? (
        <>
          <h1>{texts['returnTitle']}</h1>
          <p>{texts['returnLost']}</p>
          <Button href="/reservations" target="_top">
            {texts['returnLink']}
          </Button>
        </>
      ) : (
        <Spinner label={texts['returning'] ?? ''} />
      )}
    </main>
  );
}
