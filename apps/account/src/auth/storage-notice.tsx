import { useSyncExternalStore } from 'react';
import { Banner } from '@livree/design-system/base';
import { useMessages, useShell } from '@livree/platform';

const never = () => () => undefined;

/** Says how long a session lasts in a browser that stores nothing. Only the browser knows. */
export function StorageNotice() {
  const { t } = useMessages('account');
  const { local } = useShell().stores;
  const isLasting = useSyncExternalStore(never, local.isLasting, () => true);
  return isLasting ? null : <Banner>{t('login.untilReload')}</Banner>;
}
