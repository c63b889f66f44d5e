import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../wizard/step-rules.ts';
import * as styles from './reservation.module.css';

/** The name of the step, with the focus when the step changes. */
export function StepHeading({ step }: { step: Step }) {
  const { t } = useTranslation('booking');
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(step);
  useEffect(() => {
    if (told.current === step) return;
    told.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {t(`steps.${step}`)}
    </h1>
  );
}
