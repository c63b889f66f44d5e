import { Skeleton } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './footer.module.css';
import { useNear } from './use-near.ts';

/** The operator's social networks, or a note while they load. */
export function Networks() {
  const { t } = useTranslation('shell');
  const { api } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { data = [], isPending } = useQuery({
    queryKey: ['shell', 'networks'],
    queryFn: async ({ signal }) => (await import('./footer-calls.ts')).fetchNetworks(api, signal),
    enabled: isNear,
    staleTime: 5 * 60_000,
  });
  return (
    <div ref={place} className={styles.networks} aria-busy={isNear && isPending}>
      {isNear && isPending ? <Skeleton width="60%" /> : null}
      {!isPending && data.length === 0 ? <p className={styles.quiet}>{t('footer.noNetwork')}</p> : null}
      {data.map(({ name, url }) => (
        <a key={name} href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </div>
  );
}
