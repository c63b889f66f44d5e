import type { CSSProperties } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './stepper.module.css';

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** The index of the current step, from 0. */
  current: number;
  /** Read out after a finished step, such as "terminé". */
  doneLabel: string;
  /** If given, finished steps are buttons that lead back. */
  onStep?: ((index: number) => void) | undefined;
}

/** The progress of a wizard. On a phone it is one row: the way back, and the step's number among all and its name. */
export function Stepper({ label, steps, current, doneLabel, onStep }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ShortSteps {...{ steps, current, doneLabel, onStep }} />
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const done = index < current;
          const words = (
            <>
              {step}
              {done ? <VisuallyHidden>, {doneLabel}</VisuallyHidden> : null}
            </>
          );
          return (
            <li
              key={step}
              className={cx(styles.step, done && styles.done, index === current && styles.now)}
              aria-current={index === current ? 'step' : undefined}
            >
              {done && onStep ? (
                <button type="button" className={styles.back} onClick={() => onStep(index)}>
                  {words}
                </button>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function ShortSteps({ steps, current, doneLabel, onStep }: Omit<StepperProps, 'label'>) {
  const share: CSSProperties & { '--share': number } = { '--share': (current + 1) / steps.length };
  return (
    <div className={styles.short} style={share}>
      {current > 0 && onStep ? (
        <button type="button" className={styles.previous} onClick={() => onStep(current - 1)}>
          {steps[current - 1]}
          <VisuallyHidden>, {doneLabel}</VisuallyHidden>
        </button>
      ) : null}
      <span aria-current="step" className={styles.place}>
        {current + 1}/{steps.length} {steps[current]}
      </span>
    </div>
  );
}
