import type { BlogArticle } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { paths, useAddress, useShell } from '@livree/platform';
import { useSyncExternalStore, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shareAddresses } from '../model/share-addresses.ts';
import * as styles from './share.module.css';

const popup = 'popup,noopener,width=600,height=400';

/** Opens the network in a small window; if that is blocked, the link itself is followed. */
function openSmall(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', popup);
}

const never = () => () => undefined;
const deviceShares = (): boolean => 'share' in navigator;

/** Shares the article through a network, or through the device's own sharing. */
export function Share({ article: { slug, title } }: { article: Pick<BlogArticle, 'slug' | 'title'> }) {
  const { t } = useTranslation('blog');
  const { siteUrl = '' } = useShell().config;
  const url = siteUrl + useAddress(paths.article(slug));
  const hasSheet = useSyncExternalStore(never, deviceShares, () => false);
  return (
    <section aria-label={t('share.label')} className={styles.share}>
      <p aria-hidden>{t('share.label')}</p>
      <ul>
        {shareAddresses(url, title).map(({ network, address }) => (
          <li key={network}>
            <Button
              variant="secondary"
              slim
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('share.on', { network })}
              onClick={openSmall}
            >
              {network}
            </Button>
          </li>
        ))}
        {hasSheet ? (
          <li>
            <Button
              variant="secondary"
              slim
              onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
            >
              {t('share.device')}
            </Button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
