import { MenuAction, MenuButton, TextLink } from '@livree/design-system/actions';
import { useShell, type ThemeMode } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShellHost } from '../../host/shell-host.tsx';
import { ProblemLink } from '../../problem/problem-link.tsx';
import * as styles from './footer.module.css';

export function FooterBase() {
  const { t } = useTranslation('shell');
  const { brand } = useShell().config;
  const year = useShell().clock.now().getUTCFullYear();
  return (
    <div className={styles.base}>
      {/* The visitor’s clock may be in another year than that of the document. */}
      <p suppressHydrationWarning>
        © {year} {brand.legalName}
        {brand.isDemonstration ? ` · ${t('footer.demonstration')} · ${t('footer.illustrations')}` : null}
      </p>
      <div className={styles.choices}>
        <ThemePicker />
        <ConsentLinks />
        <ProblemLink />
      </div>
    </div>
  );
}

const modes: readonly ThemeMode[] = ['auto', 'light', 'dark'];

function ThemePicker() {
  const { t } = useTranslation('common');
  const { theme } = useShell();
  const current = useStore(theme);
  return (
    <MenuButton trigger={t('theme.label')}>
      {modes.map((mode) => (
        <MenuAction
          key={mode}
          aria-current={mode === current ? 'true' : undefined}
          onClick={() => theme.set(mode)}
        >
          {t(`theme.${mode}`)}
        </MenuAction>
      ))}
    </MenuButton>
  );
}

/** Opens the cookie choice again, or deletes it. */
function ConsentLinks() {
  const { t } = useTranslation('shell');
  const { consent } = useShellHost();
  return (
    <>
      <TextLink onClick={consent.review}>{t('consent.review')}</TextLink>
      <TextLink onClick={consent.reset}>{t('consent.reset')}</TextLink>
    </>
  );
}
