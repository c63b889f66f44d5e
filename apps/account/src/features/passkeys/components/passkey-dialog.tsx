import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, type ApiForm } from '@livree/forms';
import { Dialog } from '@livree/platform/dialog';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../layout/sign-in-panel.module.css';

export interface PasskeyDialogProps {
  readonly onClose: () => void;
  /** @param message the sentence of success */
  readonly onDone: (message: string) => void;
}

interface Props extends Pick<PasskeyDialogProps, 'onClose'> {
  readonly title: string;
  readonly submitText: string;
  readonly form: Omit<ApiForm<{ name: string }>, 'set'>;
  readonly nameHint?: string;
  /** Fields below the name. */
  readonly children?: ReactNode;
}

/** Asks for the name of a passkey, and for additional fields. */
export function PasskeyDialog({ form, title, submitText, nameHint, onClose, children }: Props) {
  const { t } = useTranslation('account');
  const formId = useId();
  const { notice, faults } = form;
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <Dialog
      onClose={onClose}
      title={title}
      footer={
        <Button type="submit" form={formId} wide loading={form.isSending}>
          {submitText}
        </Button>
      }
    >
      <Form form={form} id={formId} className={styles.form}>
        {notice && !hasFaults && <Banner tone={notice.tone}>{notice.text}</Banner>}
        <TextField
          {...form.field('name')}
          label={t('passkeys.name')}
          hint={nameHint}
          maxLength={60}
          autoComplete="off"
          defaultValue={form.values.name}
        />
        {children}
      </Form>
    </Dialog>
  );
}
