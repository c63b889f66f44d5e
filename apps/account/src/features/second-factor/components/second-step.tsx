import { errorText } from '@livree/api-client';
import type { SecondFactor } from '@livree/contracts';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import { GiveFactor } from '../../../second-factor/give-factor.tsx';
import { secondFactorQuery } from '../../../second-factor/second-factor-query.ts';
import { useLeave } from '../use-leave.ts';
import { NewCodes } from './new-codes.tsx';
import { SetUp } from './set-up.tsx';

/** The second step of a log-in: gives the second factor, or sets the first one up. @param target the page after it */
export function SecondStep({ target }: { target: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { data, error, refetch } = useQuery({ ...secondFactorQuery(api), staleTime: 0 });
  if (data) return <Steps factor={data} target={target} />;
  return (
    <AuthMessage title={t('secondFactor.title')}>
      {error ? (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
          {errorText(error, common, t('secondFactor.loadFailed'))}
        </Banner>
      ) : (
        <Spinner label={common('state.loading')} />
      )}
    </AuthMessage>
  );
}

type Step = 'give' | 'set-up' | 'codes' | 'leave';

function firstStep({ isAsked, isGiven, authenticator, passkeyCount }: SecondFactor): Step {
  if (!isAsked || isGiven) return 'leave';
  return authenticator === null && passkeyCount === 0 ? 'set-up' : 'give';
}

const titles = {
  give: 'secondFactor.title',
  'set-up': 'secondFactor.setUpTitle',
  codes: 'secondFactor.codes',
  leave: 'secondFactor.title',
} as const;

/** @param factor as it was when the page opened: a step that has begun goes on to its end */
function Steps({ factor, target }: { factor: SecondFactor; target: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const [step, setStep] = useState(() => firstStep(factor));
  const leave = useLeave(target);
  useEffect(() => {
    if (step === 'leave') void leave();
  }, [step, leave]);
  return (
    <AuthMessage key={step} title={t(titles[step])} replaces>
      {step === 'give' && <GiveFactor factor={factor} onGiven={() => setStep('leave')} />}
      {step === 'set-up' && <SetUp onDone={() => setStep('codes')} />}
      {step === 'codes' && <NewCodes onDone={() => setStep('leave')} />}
      {step === 'leave' && <Spinner label={common('state.loading')} />}
    </AuthMessage>
  );
}
