import { Button, buttonClass } from '@livree/design-system/actions';
import { TextField } from '@livree/design-system/fields';
import { phoneLink } from '@livree/i18n';
import { Link, paths, useAddress, useLocation, useShell } from '@livree/platform';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOwned } from '../chrome/site-links.ts';
import { useShellHost } from '../host/shell-host.tsx';
import { announcePage } from './announce-page.ts';
import * as styles from './message-page.module.css';
import { useReadyMark } from './use-ready-mark.ts';

/** An address that no remote owns: a search, the phone number, and links back. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const { phone } = useShell().config.brand;
  const hasBlog = useIsOwned(paths.blog());
  const title = t('notFound.title');
  const { visit } = useShellHost();
  const { pathname } = useLocation();
  const namedRef = useRef(visit.isFirstView(pathname) ? pathname : '');
  useReadyMark();
  useEffect(() => visit.arriveAt(pathname), [visit, pathname]);
  useEffect(() => {
    document.title = title;
    if (namedRef.current === pathname) return;
    namedRef.current = pathname;
    announcePage(title);
  }, [title, pathname]);
  return (
    <section className={styles.page}>
      <div aria-hidden className={styles.way} />
      <h1>{title}</h1>
      <p>{t('notFound.message')}</p>
      {hasBlog ? <Search /> : null}
      <div className={styles.actions}>
        <Link className={buttonClass()} to={paths.home()}>
          {t('notFound.home')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.booking()}>
          {t('notFound.booking')}
        </Link>
        <Button variant="secondary" href={phoneLink(phone)}>
          {common('actions.call', { phone })}
        </Button>
      </div>
    </section>
  );
}

/** Searches the articles, which contain most of the site's text. */
function Search() {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const { navigation } = useShell();
  const action = useAddress(paths.blog());
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    const query = new URLSearchParams(typeof text === 'string' ? { q: text.trim() } : {});
    navigation.go(`${paths.blog()}?${query}`);
  };
  return (
    <form role="search" action={action} onSubmit={find} className={styles.search}>
      <TextField type="search" name="q" maxLength={200} label={t('notFound.search')} />
      <Button type="submit" variant="secondary">
        {common('actions.search')}
      </Button>
    </form>
  );
}
