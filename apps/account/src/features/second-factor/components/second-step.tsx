import { errorText } from '@livree/api-client';
import type { SecondFactor } from '@livree/contracts';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GiveFactor } from '../../../second-factor/give-factor.tsx';
import { secondFactorQuery } from '../../../second-factor/second-factor-query.ts';
import { useLeave } from '../use-leave.ts';
import { NewCodes } from './new-codes.tsx';
import { SetUp } from './set-up.tsx';

interface SecondStepProps {
  /** The page after it. */
  readonly target: string;
  /** The frame of the sign-in pages, which the log-in has loaded. */
  readonly Frame: ComponentType<{ title: string; replaces?: boolean; children: ReactNode }>;
}

/** The second step of a log-in: gives the second factor, or sets the first one up. */
export function SecondStep({ target, Frame }: SecondStepProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { data, error, refetch } = useQuery({ ...secondFactorQuery(api), staleTime: 0 });
  if (data) return <Steps factor={data} {...{ target, Frame }} />;
  return (
    <Frame title={t('secondFactor.title')}>
      {error ? (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
          {errorText(error, common, t('secondFactor.loadFailed'))}
        </Banner>
      ) : (
        <Spinner label={common('state.loading')} />
      )}
    </Frame>
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
function Steps({ factor, target, Frame }: SecondStepProps & { readonly factor: SecondFactor }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const [step, setStep] = useState(() => firstStep(factor));
  const leave = useLeave(target);
  useEffect(() => {
    if (step === 'leave') void leave();
  }, [step, leave]);
  return (
    <Frame key={step} title={t(titles[step])} replaces>
      {step === 'give' && <GiveFactor factor={factor} onGiven={() => setStep('leave')} />}
      {step === 'set-up' && <SetUp onDone={() => setStep('codes')} />}
      {step === 'codes' && <NewCodes onDone={() => setStep('leave')} />}
      {step === 'leave' && <Spinner label={common('state.loading')} />}
    </Frame>
  );
}
