import { textLinkClass } from '@livree/design-system/actions';
import { Banner, ProgressLine, Skeleton } from '@livree/design-system/feedback';
import { phoneLink } from '@livree/i18n';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ProblemLink } from '../problem/problem-link.tsx';
import type { Load } from './load.ts';
import { PartFailure } from './part-failure.tsx';
import * as styles from './part-placeholder.module.css';

interface Props {
  load: Load<unknown>;
}

/** Replaces a page that loads: a skeleton at once, a notice after 5 s, a fallback after 10 s or on failure. */
export function PartPlaceholder({ load }: Props) {
  const { t } = useTranslation('shell');
  const status = useStore(load, (state) => state.status);
  if (status === 'failed' || status === 'overdue') return <PartFailure place="page" onRetry={load.retry} />;
  return (
    <div className={styles.page} aria-busy="true">
      <ProgressLine place="top" label={t('route.loading')} className={styles.late} />
      {status === 'slow' && <SlowNotice />}
      <Skeleton height="3.5rem" width="50%" />
      <Skeleton height="1.25rem" width="80%" />
      <Skeleton height="16rem" />
    </div>
  );
}

/** The same for a slot inside a page. */
export function SlotPlaceholder({ load }: Props) {
  const status = useStore(load, (state) => state.status);
  if (status === 'failed' || status === 'overdue') return <PartFailure place="slot" onRetry={load.retry} />;
  return (
    <div className={styles.slot} aria-busy="true">
      {status === 'slow' && <SlowNotice />}
      <Skeleton height="1.25rem" width="80%" />
      <Skeleton height="8rem" />
    </div>
  );
}

/** The notice beside a server-rendered page whose remote is late or missing. */
export function PartNotice({ load }: Props) {
  const status = useStore(load, (state) => state.status);
  if (status === 'slow') return <SlowNotice />;
  if (status === 'failed' || status === 'overdue') return <MissingNotice onRetry={load.retry} />;
  return null;
}

function SlowNotice() {
  const { t } = useTranslation('common');
  return <Banner>{t('remote.slow')}</Banner>;
}

function MissingNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  const { phone } = useShell().config.brand;
  return (
    <Banner tone="warn" title={t('remote.failedTitle')} retryLabel={t('actions.retry')} onRetry={onRetry}>
      {t('remote.failedText')}{' '}
      <a href={phoneLink(phone)} className={`${textLinkClass({ inline: true })} ${styles.call}`}>
        {t('actions.call', { phone })}
      </a>{' '}
      <ProblemLink />
    </Banner>
  );
}
