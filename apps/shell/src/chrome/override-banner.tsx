import { Banner } from '@livree/design-system/feedback';
import { useAddress, useLocation } from '@livree/platform';
import { releaseName } from '@livree/release';
import { useTranslation } from 'react-i18next';
import { useShellHost } from '../host/shell-host.tsx';

/** Shows a tester which releases replace the live ones in this visit, with a link that ends the trial. */
export function OverrideBanner() {
  const { t } = useTranslation('shell');
  const { composition } = useShellHost();
  const address = useAddress(useLocation().pathname);
  const overrides = Object.entries(composition.overrides);
  const names = overrides.map(([remote, version]) => releaseName(remote, version)).join(', ');
  return (
    <Banner tone="warn" actions={<a href={address}>{t('override.leave')}</a>}>
      {t('override.running', { names })}
    </Banner>
  );
}
