import type { LegalDocument } from '@livree/contracts';
import { buttonClass } from '@livree/design-system/actions';
import { EmptyState, ErrorState, Skeleton } from '@livree/design-system/feedback';
import { Container, PageHead } from '@livree/design-system/layout';
import { Link, paths, useLanguage, useQuery, useSearchParams, useShell } from '@livree/platform';
import { NotReady } from '@livree/platform/not-ready';
import { useTranslation } from 'react-i18next';
import { isNoVersion, legalQuery, readVersion } from '../api/legal-query.ts';
import { ContentsList } from './contents-list.tsx';
import * as styles from './legal.module.css';
import { Sections } from './sections.tsx';
import { VersionNotes } from './version-notes.tsx';

/** A legal text: its title, validity, contents and sections. */
export function LegalText({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('marketing');
  return (
    <div className={styles.page}>
      <PageHead title={t(`legal.${document}.headline`)} lead={t(`legal.${document}.lead`)} />
      <Container className={styles.columns}>
        <Text document={document} />
      </Container>
    </div>
  );
}

function Text({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const [search] = useSearchParams();
  const asked = readVersion(search);
  const { data, error, isPending, refetch } = useQuery(legalQuery(useShell().api, language, document, asked));
  if (isPending)
    return (
      <>
        <NotReady />
        <Skeleton className={styles.waiting} />
      </>
    );
  if (isNoVersion(error)) return <NoVersion document={document} />;
  if (data === undefined) {
    return (
      <ErrorState
        level={2}
        title={common('errors.loading')}
        retryLabel={common('actions.retry')}
        onRetry={() => void refetch()}
      >
        {t('legal.failed')}
      </ErrorState>
    );
  }
  return (
    <>
      <ContentsList sections={data.sections} />
      <div>
        <VersionNotes text={data} asked={asked} />
        <Sections sections={data.sections} />
      </div>
    </>
  );
}

function NoVersion({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('marketing');
  return (
    <EmptyState
      title={t('legal.noVersion')}
      action={
        <Link to={paths[document]()} className={buttonClass({ variant: 'secondary' })}>
          {t('legal.readCurrent')}
        </Link>
      }
    />
  );
}
