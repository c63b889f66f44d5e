import { Banner } from '@livree/design-system/feedback';
import { useShell } from '@livree/platform';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const never = () => () => undefined;

/** Says how long a session lasts in a browser that stores nothing. Only the browser knows. */
export function StorageNotice() {
  const { t } = useTranslation('account');
  const { local } = useShell().stores;
  const isLasting = useSyncExternalStore(never, local.isLasting, () => true);
  return isLasting ? null : <Banner>{t('login.untilReload')}</Banner>;
}
