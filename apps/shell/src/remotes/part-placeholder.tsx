import { Banner, Skeleton } from '@livree/design-system/base';
import { useMessages, useReadable, useShell } from '@livree/platform';
import type { Load } from './load.ts';
import { PartFailure } from './part-failure.tsx';
import * as styles from './part-placeholder.module.css';

interface Props {
  load: Load<unknown>;
  remoteId: string;
}

/** Stands in for a part on its way: a skeleton at once, a notice at 5 s, a fallback at 10 s or on failure. */
export function PartPlaceholder({ load }: Props) {
  const { status } = useReadable(load);
  if (status === 'failed' || status === 'overdue') return <PartFailure onRetry={load.retry} />;
  return (
    <div className={styles.placeholder} aria-busy="true">
      {status === 'slow' && <SlowNotice />}
      <Skeleton height="3.5rem" width="50%" />
      <Skeleton height="1.25rem" width="80%" />
      <Skeleton height="16rem" />
    </div>
  );
}

/** What is said beside a page that the server drew and whose remote is late or missing. */
export function PartNotice({ load }: Props) {
  const { status } = useReadable(load);
  if (status === 'slow') return <SlowNotice />;
  if (status === 'failed' || status === 'overdue') return <MissingNotice onRetry={load.retry} />;
  return null;
}

function SlowNotice() {
  const { t } = useMessages('common');
  return <Banner>{t('remote.slow')}</Banner>;
}

function MissingNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages('common');
  const { phone } = useShell().config.brand;
  return (
    <Banner tone="warn" title={t('remote.failedTitle')} retryLabel={t('actions.retry')} onRetry={onRetry}>
      {t('remote.failedText')} <a href={`tel:${phone.replaceAll(' ', '')}`}>{t('actions.call', { phone })}</a>
    </Banner>
  );
}
