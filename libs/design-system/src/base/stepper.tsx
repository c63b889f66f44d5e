import { cx } from './cx.ts';
import * as styles from './stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type StepperProps = {
  label: string;
  steps: readonly string[];
  /** The index, from 0, of the step in hand. */
  current: number;
  /** Read out after a finished step, such as "terminé". */
  doneLabel: string;
  /** When given, finished steps are buttons that lead back. */
  onStep?: ((index: number) => void) | undefined;
};

/** The coachline as progress. On a phone the words are only read out: the page's h1 says them. */
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
