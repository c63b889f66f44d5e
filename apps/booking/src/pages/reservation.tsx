import { Container } from '@livree/design-system/layout';
import { Stepper } from '@livree/design-system/navigation';
import { FormProvider } from '@livree/forms/engine';
import { type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvailability } from '../features/availability/use-availability.ts';
import { useRegistration } from '../features/contact-step/use-registration.ts';
import { DoubtsNotice } from '../features/doubts/components/doubts-notice.tsx';
import { useDoubts } from '../features/doubts/use-doubts.ts';
import { findReservedCents } from '../features/payment-step/model/reserved-price.ts';
import { PriceBar } from '../features/summary/components/price-bar.tsx';
import { RideTotal } from '../features/summary/components/ride-total.tsx';
import { Summary } from '../features/summary/summary.tsx';
import { fleetQuery } from '../fleet/fleet-query.ts';
import { timeProblems } from '../trip/trip-rules.ts';
import { findOrderedTrip } from '../wizard/booking.ts';
import { steps } from '../wizard/step-rules.ts';
import { CurrentStep, loadSteps } from './reservation/current-step.tsx';
import * as styles from './reservation/reservation.module.css';
import { StepHeading } from './reservation/step-heading.tsx';
import { StepBack, StepNavigation } from './reservation/step-navigation.tsx';
import { useLeaving } from './reservation/use-leaving.ts';
import { useWizard, type Wizard } from './reservation/use-wizard.ts';

/** The fleet of step 1. */
export async function prefetch({ queries, api, language }: PrefetchContext): Promise<void> {
  await queries.fetchQuery(fleetQuery(api, language));
}

export const prefetchNext = loadSteps;

export function meta({ t, config }: MetaContext<'booking'>): PageMeta {
  const description = t('page.description', { count: config.cancellationPolicy.selfServiceHours });
  return { title: t('page.title'), description, image: 'long-saloon-front' };
}

/** The four steps of a booking beside the running price. */
export function Page() {
  const wizard = useWizard();
  const content = useRef<HTMLDivElement>(null);
  const { step, form, booking, signedIn, context, vehicle, quote, memory } = wizard;
  const availability = useAvailability(
    booking,
    quote,
    step === 2 && timeProblems(findOrderedTrip(booking), context).length === 0,
  );
  const registration = useRegistration(form, signedIn);
  const doubts = useDoubts(booking, step);
  const { next, isLeaving } = useLeaving(wizard, { availability, doubts, registration });
  const reservedCents = findReservedCents(booking, quote.quote, memory.attempt);
  const price = { vehicle, booking, quote, reservedCents };
  const forget = (): void => {
    wizard.forget();
    memory.forget();
  };
  const current = (
    <CurrentStep
      {...{ wizard, availability }}
      refusal={registration.refusal}
      back={<StepBack wizard={wizard} />}
      onDone={forget}
      content={content}
    />
  );
  return (
    <FormProvider {...form}>
      <Container as="section" className={styles.page}>
        <Steps wizard={wizard} />
        <div ref={content} className={styles.step}>
          <StepHeading step={step} isSigningIn={step === 4 && !signedIn} />
          {step === 4 ? (
            <>
              <RideTotal {...price} />
              {current}
            </>
          ) : (
            <form className={styles.form} onSubmit={next} noValidate>
              {current}
              <DoubtsNotice step={step} doubts={doubts} />
              <StepNavigation {...{ wizard, isLeaving }} />
              <PriceBar {...price} isLeaving={isLeaving} withoutRoute={step === 2} />
            </form>
          )}
        </div>
        <aside className={step === 4 ? styles.lastRail : styles.rail}>
          <Summary {...price} withoutRoute={step === 2} />
        </aside>
      </Container>
    </FormProvider>
  );
}

function Steps({ wizard: { step, isLocked, goTo } }: { wizard: Wizard }) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.stepper}>
      <Stepper
        label={t('steps.label')}
        steps={steps.map((number) => t(`steps.${number}`))}
        current={step - 1}
        doneLabel={t('steps.done')}
        onStep={isLocked ? undefined : (index) => goTo(steps[index] ?? 1)}
      />
    </div>
  );
}
