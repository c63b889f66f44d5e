import { cx } from '@livree/design-system/cx';
import { Container } from '@livree/design-system/layout';
import { phoneLink } from '@livree/i18n';
import { Link, paths, useLocation, useShell } from '@livree/platform';
import { useIsCurrent } from '@livree/platform/shell';
import { useTranslation } from 'react-i18next';
import * as styles from './header.module.css';
import { LanguagePicker } from './language-picker.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSiteLinks, type SiteLink } from './site-links.ts';
import { UserMenu } from './user-menu.tsx';

/** Brand, navigation, phone number, language, and login or menu. */
export function Header() {
  const { t } = useTranslation('shell');
  const { brand } = useShell().config;
  const links = useSiteLinks('navigation');
  const onHero = useLocation().pathname === paths.home();
  return (
    <header className={cx(styles.header, onHero && 'lacquer')}>
      <Container className={styles.bar}>
        <Link className={styles.brand} to={paths.home()}>
          {brand.name}
        </Link>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {links.map((link) => (
            <NavigationLink key={link.to} link={link} />
          ))}
        </nav>
        <div className={styles.end}>
          <a className={styles.phone} href={phoneLink(brand.phone)}>
            {brand.phone}
          </a>
          <LanguagePicker />
          <Link className={cx(styles.way, styles.visitor)} to={paths.login()}>
            {t('nav.login')}
          </Link>
          <Link className={cx(styles.way, styles.visitor)} to={paths.register()}>
            {t('nav.register')}
          </Link>
          <div className={styles.customer}>
            <UserMenu />
          </div>
          <div className={styles.mobile}>
            <MobileMenu />
          </div>
        </div>
      </Container>
    </header>
  );
}

function NavigationLink({ link }: { link: SiteLink }) {
  const { t } = useTranslation('shell');
  const current = useIsCurrent(link.to);
  return (
    <Link to={link.to} aria-current={current ? 'page' : undefined}>
      {t(link.text)}
    </Link>
  );
}
