import { identityRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { PasswordField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { givePassword } from '../api/give-password.ts';

interface PasswordDialogProps {
  /** The server accepted the password. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks an operator for the password. */
export function PasswordDialog({ onDone, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const formId = useId();
  const form = useApiForm({
    values: { password: '' },
    route: identityRoutes.givePassword,
    send: ({ password }) => givePassword(api, password),
    onSent() {
      onDone();
      return undefined;
    },
    failed: t('frame.notDone'),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('people.passwordTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSending}>
            {common('actions.confirm')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <p>{t('people.passwordText')}</p>
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          label={t('people.password')}
          showLabel={common('actions.show')}
          hideLabelText={common('actions.hide')}
        />
        {form.notice && Object.keys(form.faults).length === 0 && (
          <Banner tone="error">{form.notice.text}</Banner>
        )}
      </Form>
    </Dialog>
  );
}
