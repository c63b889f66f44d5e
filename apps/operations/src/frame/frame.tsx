import { Container } from '@livree/design-system/layout';
import { Link, useLocation } from '@livree/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesFor } from './entries.ts';
import * as styles from './frame.module.css';
import { Keys } from './keys/keys.tsx';
import { LostLink } from './live/lost-link.tsx';
import { places } from './places.ts';
import { useIsOperator } from './use-is-operator.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface FrameProps {
  readonly title: ReactNode;
  /** At the end of the line of the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A page of Operations: the way to the others, its title, and its content. */
export function Frame({ title, beside, children }: FrameProps) {
  const page = useKeptFocus();
  return (
    <Container className={styles.frame}>
      <div ref={page}>
        <Entries />
        <LostLink />
        <header className={styles.head}>
          <h1 tabIndex={-1}>{title}</h1>
          {beside}
        </header>
        {children}
        <footer className={styles.foot}>
          <Keys />
        </footer>
      </div>
    </Container>
  );
}

function Entries() {
  const { t } = useTranslation('operations');
  const { pathname } = useLocation();
  const entries = entriesFor(useIsOperator());
  const here = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(here.current));
  return (
    <nav ref={here} aria-label={t('frame.nav')} className={styles.nav}>
      {entries.map((entry) => (
        <Link
          key={entry}
          to={places[entry]()}
          aria-current={describePlace(places[entry](), pathname)}
          className={styles.entry}
        >
          {t(`frame.${entry}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Whether an entry leads to this page, or to the list that this page belongs to. */
function describePlace(place: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === place) return 'page';
  return place !== places.today() && pathname.startsWith(`${place}/`) ? 'true' : undefined;
}

/** On a phone the entries are wider than the page: scrolls them to the current one. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}
