import { Skeleton } from '@livree/design-system/feedback';
import { NotReady } from '@livree/platform/not-ready';
import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { AvailabilityNote } from '../../features/availability/components/availability-note.tsx';
import type { Availability } from '../../features/availability/model/availability.ts';
import { ServiceStep } from '../../features/service-step/service-step.tsx';
import { StepStart } from './step-start.tsx';
import type { Wizard } from './use-wizard.ts';

const loadJourney = () => import('../../features/journey-step/journey-step.tsx');
const loadContact = () => import('../../features/contact-step/contact-step.tsx');
const loadPayment = () => import('../../features/payment-step/payment-step.tsx');

const JourneyStep = lazy(async () => ({ default: (await loadJourney()).JourneyStep }));
const ContactStep = lazy(async () => ({ default: (await loadContact()).ContactStep }));
const PaymentStep = lazy(async () => ({ default: (await loadPayment()).PaymentStep }));

/** The code of the steps after the first. */
export const loadSteps = (): Promise<unknown> => Promise.all([loadJourney(), loadContact(), loadPayment()]);

interface CurrentStepProps {
  wizard: Wizard;
  availability: Availability & { retry: () => void };
  refusal: string | null;
  /** The back button, which the last step places itself. */
  back: ReactNode;
  onDone: () => void;
  /** The element with heading and step. */
  content: RefObject<HTMLElement | null>;
}

/** The current step; the first is in the initial code, the others load on demand. */
export function CurrentStep({ wizard, availability, refusal, back, onDone, content }: CurrentStepProps) {
  const { step, vehicle, booking, quote, memory, context, isDrawable } = wizard;
  const waiting = (
    <>
      <NotReady />
      <Skeleton height="420px" />
    </>
  );
  if (!isDrawable) return waiting;
  const start = <StepStart key={step} content={content} />;
  if (step === 1)
    return (
      <>
        <ServiceStep />
        {start}
      </>
    );
  return (
    <Suspense fallback={waiting}>
      {step === 2 ? (
        <JourneyStep
          {...{ vehicle, quote }}
          pickup={context.pickup}
          availability={<AvailabilityNote availability={availability} />}
        />
      ) : null}
      {step === 3 ? <ContactStep refusal={refusal} /> : null}
      {step === 4 ? <PaymentStep {...{ booking, quote, memory, back, onDone }} /> : null}
      {start}
    </Suspense>
  );
}
