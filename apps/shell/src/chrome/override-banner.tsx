import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useAddress, useLocation } from '@livree/platform';
import { releaseName } from '@livree/release';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellHost } from '../host/shell-host.tsx';
import { ReleaseMap } from './release-map.tsx';

/**
 * Shows a tester which releases replace the live ones in this visit, which part of the page comes from which release, and a
 * link that ends the trial.
 */
export function OverrideBanner() {
  const { t } = useTranslation('shell');
  const { composition } = useShellHost();
  const [isMapped, setMapped] = useState(false);
  const address = useAddress(useLocation().pathname);
  const overrides = Object.entries(composition.overrides);
  const names = overrides.map(([remote, version]) => releaseName(remote, version)).join(', ');
  const actions = (
    <>
      <TextLink aria-pressed={isMapped} onClick={() => setMapped(!isMapped)}>
        {t('override.map')}
      </TextLink>
      <TextLink href={address}>{t('override.leave')}</TextLink>
    </>
  );
  return (
    <>
      <Banner tone="warn" actions={actions}>
        {t('override.running', { names })}
      </Banner>
      {isMapped ? <ReleaseMap /> : null}
    </>
  );
}
