import { send } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { PasswordField } from '@livree/design-system/fields';
// By its name, so that a remote takes the shared copy.
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useId } from 'react';

/** What the question for the password says. */
export interface PasswordTexts {
  readonly title: string;
  /** Why it is asked. */
  readonly text: string;
  readonly password: string;
  readonly show: string;
  readonly hide: string;
  readonly cancel: string;
  readonly confirm: string;
  /** The server gave no reason, or no answer. */
  readonly failed: string;
  readonly unreachable?: string;
}

interface PasswordDialogProps {
  readonly texts: PasswordTexts;
  /** The server accepted the password. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks the holder of the account for the password. What was typed stays if it is refused. */
export function PasswordDialog({ texts, onDone, onClose }: PasswordDialogProps) {
  const { api } = useShell();
  const formId = useId();
  const form = useApiForm({
    values: { password: '' },
    route: identityRoutes.givePassword,
    send: (body) => send(api, identityRoutes.givePassword, { body }),
    onSent() {
      onDone();
      return undefined;
    },
    failed: texts.failed,
    unreachable: texts.unreachable,
  });
  const hasFaults = Object.keys(form.faults).length > 0;
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} loading={form.isSending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <p>{texts.text}</p>
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          label={texts.password}
          showLabel={texts.show}
          hideLabelText={texts.hide}
        />
        {form.notice && !hasFaults && <Banner tone="error">{form.notice.text}</Banner>}
      </Form>
    </Dialog>
  );
}
