import { errorText } from '@livree/api-client';
import { Banner, Skeleton, Spinner } from '@livree/design-system/feedback';
import { useQuery, useQueryClient, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import * as styles from '../../../layout/sign-in-panel.module.css';
import { secondFactorQuery } from '../../../second-factor/second-factor-query.ts';
import { AppItem } from './app-item.tsx';
import { CodesItem } from './codes-item.tsx';
import { RemoveApp } from './remove-app.tsx';

const loadTasks = () => import(/* webpackChunkName: 'factor' */ './factor-tasks.ts');
const SetUpApp = lazy(async () => ({ default: (await loadTasks()).SetUpApp }));
const NewCodes = lazy(async () => ({ default: (await loadTasks()).NewCodes }));

type Task = 'app' | 'codes' | 'remove';

/** The authenticator app and the recovery codes of somebody who works for the company. */
export function SecondFactorPanel() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const factor = useQuery(secondFactorQuery(api));
  const [task, setTask] = useState<Task>();
  const end = (): void => {
    void queries.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey });
    setTask(undefined);
  };
  const finish = (message: string): void => {
    toasts.show('success', message);
    end();
  };
  return (
    <Section title={t('secondFactor.panelTitle')} lead={t('secondFactor.panelText')}>
      {factor.isPending && <Skeleton height="68px" />}
      {factor.isError && (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void factor.refetch()}>
          {errorText(factor.error, common, t('secondFactor.loadFailed'))}
        </Banner>
      )}
      {factor.data && (
        <ul className={styles.list}>
          <AppItem
            app={factor.data.authenticator}
            onSetUp={() => setTask('app')}
            onRemove={() => setTask('remove')}
          />
          <CodesItem count={factor.data.recoveryCodes} onMake={() => setTask('codes')} />
        </ul>
      )}
      {task === 'app' && (
        <Dialog onClose={end} title={t('secondFactor.chooseApp')}>
          <Suspense fallback={<Spinner label={common('state.loading')} />}>
            <SetUpApp onDone={() => finish(t('secondFactor.appKept'))} />
          </Suspense>
        </Dialog>
      )}
      {task === 'codes' && (
        <Dialog onClose={end} title={t('secondFactor.codes')}>
          <Suspense fallback={<Spinner label={common('state.loading')} />}>
            <NewCodes onDone={end} />
          </Suspense>
        </Dialog>
      )}
      {task === 'remove' && <RemoveApp onClose={end} onDone={finish} />}
    </Section>
  );
}
