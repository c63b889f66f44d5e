import { cx } from '@livree/design-system/cx';
import { Price } from '@livree/design-system/display';
import * as styles from './fare-lines.module.css';
import type { FareText } from './fare-text.ts';

export interface FareLinesProps extends Omit<FareText, 'total'> {
  /** Omitted if it is shown elsewhere. */
  total?: FareText['total'] | undefined;
  /** Above the breakdown, as in the summary. */
  totalFirst?: boolean | undefined;
  className?: string | undefined;
}

/** The itemised price; amounts are already formatted. */
export function FareLines({ lines, total, totalFirst, className }: FareLinesProps) {
  return (
    <dl className={cx(styles.lines, className)}>
      {lines.map(({ label, detail, amount }) => (
        <div key={`${label}-${detail ?? ''}`} className={styles.line}>
          <dt>
            {label} {detail ? <small>{detail}</small> : null}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {total ? (
        <div className={cx(styles.line, styles.total, totalFirst && styles.totalFirst)}>
          <dt>{total.label}</dt>
          <dd>
            <Price>{total.amount}</Price>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
