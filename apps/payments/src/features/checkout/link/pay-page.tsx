import { errorText } from '@livree/api-client';
import { Banner, Skeleton } from '@livree/design-system/feedback';
import { Container } from '@livree/design-system/layout';
import { useQuery, useShell } from '@livree/platform';
import { ListFailed } from '@livree/platform/list';
import { NotReady } from '@livree/platform/not-ready';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { linkedRideQuery } from './linked-ride-query.ts';
import { LinkedRide } from './linked-ride.tsx';
import * as styles from './pay-page.module.css';

/** The page behind a payment link: the ride, and its payment without an account. */
export function PayPage() {
  const { t } = useTranslation('payments');
  const search = useSyncExternalStore(neverChanges, () => location.search, unread);
  const key = search === undefined ? undefined : new URLSearchParams(search).get('key');
  return (
    <Container className={styles.page}>
      <h1 tabIndex={-1}>{t('link.title')}</h1>
      {key === undefined && <Skeleton height="240px" />}
      {key === null && <Banner tone="error">{t('link.missing')}</Banner>}
      {typeof key === 'string' && <Link linkKey={key} />}
    </Container>
  );
}

function Link({ linkKey }: { linkKey: string }) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { data: ride, error, refetch } = useQuery(linkedRideQuery(api, linkKey));
  if (ride) return <LinkedRide {...{ linkKey, ride }} />;
  if (!error)
    return (
      <>
        <NotReady />
        <Skeleton height="240px" />
      </>
    );
  return (
    <ListFailed title={t('link.failed')} onRetry={() => void refetch()}>
      {errorText(error, common, t('link.failed'))}
    </ListFailed>
  );
}

const neverChanges = () => () => undefined;
/** The server never sees the query, so only the browser can distinguish a missing key from one not read yet. */
const unread = () => undefined;
