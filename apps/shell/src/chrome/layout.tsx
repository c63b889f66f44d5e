import { VisuallyHidden } from '@livree/design-system/layout';
import { useLanguage } from '@livree/platform';
import { isTrial } from '@livree/release';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { useStore } from 'zustand';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { useShellHost } from '../host/shell-host.tsx';
import { announcerId } from '../routing/announce-page.ts';
import { focusMain } from './focus-main.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { ToastStack } from './toast-stack.tsx';
import { useLatePart } from './use-late-part.ts';

/** Header, footer and notices around every page; they stay if a page fails. */
export function Layout() {
  const { t } = useTranslation('common');
  const { composition, start, isSessionEnding, problem, completeTexts } = useShellHost();
  const isEnding = useStore(isSessionEnding);
  const SessionNotice = useLatePart(`session notice ${useLanguage()}`, isEnding, async () => {
    await completeTexts();
    return (await import(/* webpackChunkName: 'notices' */ './session-notice.tsx')).SessionNotice;
  });
  const { isOpen, Dialog } = useStore(problem);
  const OverrideBanner = useLatePart(
    'trial',
    isTrial(composition),
    async () => (await import(/* webpackChunkName: 'trial' */ './override-banner.tsx')).OverrideBanner,
  );
  useEffect(start, [start]);
  return (
    <>
      <a className={styles.skip} href="#main" onClick={skip}>
        {t('actions.skip')}
      </a>
      {OverrideBanner && <OverrideBanner />}
      <OfflineBanner />
      <Header />
      {SessionNotice && <SessionNotice />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <VisuallyHidden>
        <div id={announcerId} aria-live="polite" />
      </VisuallyHidden>
      <ToastStack />
      {isOpen && Dialog && <Dialog onClose={() => problem.setState({ isOpen: false })} />}
      <ConsentGate />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/**
 * The key of a scroll position. The first entry of every document has the same key, so its address is used instead;
 * otherwise a page opened by its address would start at the previous page's position.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

function skip(event: React.MouseEvent): void {
  event.preventDefault();
  focusMain();
}
