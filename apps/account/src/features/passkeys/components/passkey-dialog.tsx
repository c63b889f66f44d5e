import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Banner, Button, firstInvalid, TextField } from '@livree/design-system/base';
import { Dialog } from '@livree/rides/dialog';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../layout/sign-in-panel.module.css';
import type { Task } from './use-task.ts';

interface PasskeyDialogProps {
  readonly title: string;
  readonly submitText: string;
  readonly task: Task;
  readonly name: string;
  readonly nameHint?: string;
  readonly onName: (name: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Fields below the name. */
  readonly children?: ReactNode;
}

/** Asks for the name of a passkey, and for additional fields. */
export function PasskeyDialog({ task, title, submitText, children, ...props }: PasskeyDialogProps) {
  const { t } = useTranslation('account');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(task.faults).length > 0) firstInvalid(form.current)?.focus();
  }, [task.faults]);
  return (
    <Dialog
      onClose={props.onClose}
      title={title}
      footer={
        <Button type="submit" form={formId} wide loading={task.isBusy}>
          {submitText}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        {task.refusal !== undefined && <Banner tone="error">{task.refusal}</Banner>}
        <TextField
          name="name"
          label={t('passkeys.name')}
          hint={props.nameHint}
          value={props.name}
          maxLength={60}
          autoComplete="off"
          error={task.faults['name']}
          onChange={({ target }) => props.onName(target.value)}
        />
        {children}
      </form>
    </Dialog>
  );
}
