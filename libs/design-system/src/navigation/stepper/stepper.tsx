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

/** The progress of a wizard. On a phone its text is for screen readers only, because the page's h1 shows it. */
export function Stepper({ label, steps, current, doneLabel, onStep }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const done = index < current;
          const words = (
            <span className={styles.words}>
              {step}
              {done ? <VisuallyHidden>, {doneLabel}</VisuallyHidden> : null}
            </span>
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
