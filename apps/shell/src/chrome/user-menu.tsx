import { MenuAction, MenuButton, menuItemClass } from '@livree/design-system/actions';
import { VisuallyHidden } from '@livree/design-system/layout';
import { Link, useSession } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { CustomerAvatar } from './customer-avatar.tsx';
import { useSessionActions } from './session-actions.ts';
import { useSiteLinks } from './site-links.ts';
import * as styles from './user-menu.module.css';

/** The signed-in customer's own pages. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { name, avatar } = session.status === 'signed-in' ? session.user : { name: '', avatar: null };
  return (
    <MenuButton
      trigger={
        <>
          <CustomerAvatar name={name} picture={avatar} />
          <VisuallyHidden>{t('user.menu', { name })}</VisuallyHidden>
        </>
      }
    >
      {session.status === 'signed-in' && (
        <p className={styles.who}>
          <b>{session.user.name}</b>
          <small>{session.user.email}</small>
        </p>
      )}
      <CustomerEntries />
    </MenuButton>
  );
}

/** The entries alone, also for the menu on phones. */
export function CustomerEntries() {
  const { t } = useTranslation('shell');
  const { refresh, signOut } = useSessionActions();
  return (
    <>
      {useSiteLinks('customer').map(({ to, text }) => (
        <Link key={to} className={menuItemClass()} to={to}>
          {t(text)}
        </Link>
      ))}
      <MenuAction onClick={refresh}>{t('user.refresh')}</MenuAction>
      <MenuAction onClick={signOut}>{t('user.signOut')}</MenuAction>
    </>
  );
}
