import type { CSSProperties, ReactNode } from 'react';
import { CloseButton } from '../../actions/icon-button/icon-button.tsx';
import { cx } from '../../cx.ts';
import * as styles from './toast.module.css';

export interface ToastProps {
  tone?: 'success' | 'info' | 'warning' | 'error' | undefined;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** In ms; the line shows the time left. 0 or none: it stays. */
  duration?: number | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** The look of a toast; the component that shows it owns stack, timer and live regions. */
export function Toast({
  tone = 'info',
  title,
  closeLabel,
  onClose,
  duration = 0,
  className,
  children,
}: ToastProps) {
  const time: CSSProperties & { '--duration': string } = { '--duration': `${duration}ms` };
  return (
    <div className={cx(styles.toast, styles[tone], duration === 0 && styles.stays, className)} style={time}>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.words}>{children}</div> : null}
      <CloseButton label={closeLabel} onClick={onClose} className={styles.close} />
    </div>
  );
}
