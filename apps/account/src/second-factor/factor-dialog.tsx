import { errorText } from '@livree/api-client';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { GiveFactor } from './give-factor.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import * as styles from './second-factor.module.css';

interface FactorDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the second factor again, over the page that needs it. */
export function FactorDialog({ onDone, onClose }: FactorDialogProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { data, error, refetch } = useQuery(secondFactorQuery(api));
  return (
    <Dialog onClose={onClose} title={t('secondFactor.againTitle')}>
      <div className={styles.ways}>
        <p>{t('secondFactor.again')}</p>
        {data && <GiveFactor factor={data} onGiven={onDone} />}
        {!data && error && (
          <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
            {errorText(error, common, t('secondFactor.loadFailed'))}
          </Banner>
        )}
        {!data && !error && <Spinner label={common('state.loading')} />}
      </div>
    </Dialog>
  );
}
