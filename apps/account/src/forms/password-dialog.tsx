import { send } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';

interface Props {
  /** The server accepted the password. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks the holder of the account for the password. What was typed stays if it is refused. */
export function PasswordDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
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
    failed: t('passwordQuestion.failed'),
    unreachable: t('forms.noServer'),
  });
  const hasFaults = Object.keys(form.faults).length > 0;
  return (
    <Dialog
      onClose={onClose}
      title={t('passwordQuestion.title')}
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
        <p>{t('passwordQuestion.text')}</p>
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          label={t('fields.password')}
        />
        {form.notice && !hasFaults && <Banner tone="error">{form.notice.text}</Banner>}
      </Form>
    </Dialog>
  );
}
