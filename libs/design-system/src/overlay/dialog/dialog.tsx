import { useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from '../../actions/icon-button/icon-button.tsx';
import { cx } from '../../cx.ts';
import { AriaRoot } from '../locale/locale.tsx';
import * as styles from './dialog.module.css';
import { useEscape } from './use-escape.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** At most 480, 640 or 1120 px wide. */
  size?: 'small' | 'medium' | 'wide' | undefined;
  /** On a phone it opens from the bottom edge; on by default. */
  sheet?: boolean | undefined;
  /** Interrupts and requires an answer: a press outside does not close it. */
  alert?: boolean | undefined;
  /** Beside the content, edge to edge; on a phone above it, 190 px high. */
  aside?: ReactNode;
  /** The actions; on a phone they stay within reach of the thumb. */
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
  locale?: string | undefined;
}

const DialogHeader = ({
  title,
  closeLabel,
  onClose,
}: Pick<DialogProps, 'title' | 'closeLabel' | 'onClose'>) => (
  <header className={styles.header}>
    <Heading slot="title" level={2} className={cx(styles.title)}>
      {title}
    </Heading>
    <CloseButton label={closeLabel} onClick={onClose} className={cx(styles.close)} />
  </header>
);

type BodyProps = Pick<DialogProps, 'title' | 'closeLabel' | 'onClose' | 'children' | 'footer'>;

const DialogBody = ({ title, closeLabel, onClose, children, footer }: BodyProps) => {
  const body = useRef<HTMLDivElement>(null);
  useEscape(body, onClose);
  return (
    <div ref={body} className={styles.body}>
      <DialogHeader {...{ title, closeLabel, onClose }} />
      {children}
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </div>
  );
};

/** A window over the page that traps the focus and restores it. */
export function Dialog({
  open,
  onClose,
  size = 'small',
  sheet = true,
  alert = false,
  ...props
}: DialogProps) {
  return (
    <AriaRoot locale={props.locale}>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(stillOpen) => {
          if (!stillOpen) onClose();
        }}
        isDismissable={!alert}
        className={cx(styles.scrim, sheet && styles.sheet)}
      >
        <Modal className={cx(styles.modal, styles[size], props.className)}>
          <AriaDialog
            role={alert ? 'alertdialog' : 'dialog'}
            className={cx(styles.dialog, Boolean(props.aside) && styles.withAside)}
          >
            {props.aside ? <div className={styles.aside}>{props.aside}</div> : null}
            <DialogBody {...props} onClose={onClose} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaRoot>
  );
}
