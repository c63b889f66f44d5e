import { textLinkClass } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { phoneLink } from '@livree/i18n';
import { useShell } from '@livree/platform';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}

/** Reports at once that there is no connection and that the telephone still works. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const { brand } = useShell().config;
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : (
        <Banner
          tone="warn"
          title={t('offline.title')}
          actions={
            <a href={phoneLink(brand.phone)} className={textLinkClass()}>
              {t('offline.call', { phone: brand.phone })}
            </a>
          }
        >
          {t('offline.message')}
        </Banner>
      )}
    </div>
  );
}
