import { errorText } from '@livree/api-client';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useFactorQuestion } from '../../../second-factor/use-factor-question.tsx';
import { newCodesQuery } from '../api/new-codes-query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Makes recovery codes and shows them. */
export function NewCodes({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { withFactor, factorDialog } = useFactorQuestion();
  const { data, error, refetch } = useQuery(newCodesQuery(api, withFactor));
  return (
    <>
      {data && <RecoveryCodes codes={data} onDone={onDone} />}
      {!data && error && (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
          {errorText(error, common, t('secondFactor.failed'))}
        </Banner>
      )}
      {!data && !error && <Spinner label={common('state.loading')} />}
      {factorDialog}
    </>
  );
}
