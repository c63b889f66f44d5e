import { MenuButton, menuItemClass } from '@livree/design-system/actions';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './mobile-menu.module.css';
import { useSiteLinks } from './site-links.ts';
import { CustomerEntries } from './user-menu.tsx';

/** The navigation on phones: everything of the header that does not fit there. */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  return (
    <MenuButton
      label={t('nav.menu')}
      trigger={<span className={styles.burger} aria-hidden />}
      className={styles.trigger}
    >
      <nav aria-label={t('nav.label')}>
        {[...useSiteLinks('navigation'), ...useSiteLinks('reading')].map(({ to, text }) => (
          <Link key={to} className={menuItemClass()} to={to}>
            {t(text)}
          </Link>
        ))}
        <Link className={menuItemClass()} to={paths.booking()}>
          {t('footer.booking')}
        </Link>
        <div className={styles.visitor}>
          <Link className={menuItemClass()} to={paths.login()}>
            {t('nav.login')}
          </Link>
          <Link className={menuItemClass()} to={paths.register()}>
            {t('nav.register')}
          </Link>
        </div>
        <div className={styles.customer}>
          <CustomerEntries />
        </div>
      </nav>
    </MenuButton>
  );
}
