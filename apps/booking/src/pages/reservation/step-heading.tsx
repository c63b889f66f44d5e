import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../wizard/step-rules.ts';
import * as styles from './reservation.module.css';

interface StepHeadingProps {
  step: Step;
  /** The visitor has to sign in before they can do what the step is for. */
  isSigningIn: boolean;
}

/** The name of the step, with the focus when another content stands below it. */
export function StepHeading({ step, isSigningIn }: StepHeadingProps) {
  const { t } = useTranslation('booking');
  const heading = useRef<HTMLHeadingElement>(null);
  const content = isSigningIn ? 'sign-in' : step;
  const told = useRef(content);
  useEffect(() => {
    if (told.current === content) return;
    told.current = content;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [content]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {t(`steps.${step}`)}
    </h1>
  );
}
