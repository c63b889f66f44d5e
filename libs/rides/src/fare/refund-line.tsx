import { cx } from '@livree/design-system/cx';
import type { CSSProperties, ReactNode } from 'react';
import * as styles from './refund-line.module.css';

export interface RefundLineStep {
  /** The formatted refund. */
  amount: string;
  note?: ReactNode;
  /** The start of this step; now for the first one. */
  from: ReactNode;
  /** The refunded share, 0 to 1: the height of the line. */
  share: number;
}

export interface RefundLineProps {
  title: ReactNode;
  level?: 2 | 3 | undefined;
  steps: readonly RefundLineStep[];
  className?: string | undefined;
}

type Properties = CSSProperties & Record<`--${string}`, number>;

/** The refund of a cancellation over time: the height of the line is the amount, its steps are the deadlines. */
export function RefundLine({ title, level = 3, steps, className }: RefundLineProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const columns: Properties = { '--between': Math.max(1, steps.length - 2) };
  return (
    <section className={cx(styles.refund, className)}>
      <Heading className={styles.title}>{title}</Heading>
      <ol className={styles.steps} style={columns}>
        {[...steps.entries()].map(([index, step]) => {
          const heights: Properties = {
            '--share': step.share,
            '--before': steps[index - 1]?.share ?? step.share,
          };
          return (
            <li key={index} className={styles.step} style={heights}>
              <div className={styles.words}>
                <strong className={styles.amount}>{step.amount}</strong>
                {step.note ? <span className={styles.note}>{step.note}</span> : null}
              </div>
              <div className={styles.line} aria-hidden>
                <i />
                <span className={styles.fall} />
              </div>
              <span className={cx(styles.note, styles.words, styles.from)}>{step.from}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
