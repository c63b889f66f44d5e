import { ApiError } from '@livree/api-client';
import { settingsRoutes, type AccountRemoval } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { paths, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../forms/password-field.tsx';
import { removeAccount } from '../api/remove-account.ts';
import { RemovalConsequences } from './removal-consequences.tsx';
import * as styles from './removal-dialog.module.css';

const confirmationWord = 'DELETE';

const needsRecentLogin = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'settings.recent_login_required';

/** Deletes the account; what was typed stays if it is refused. */
function useRemoval(hasPassword: boolean) {
  const { t } = useTranslation('account');
  const { api, session, navigation, toasts } = useShell();
  const [mustLogInAgain, setMustLogInAgain] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const body = ({ password }: { password: string }): AccountRemoval => ({
    confirmation: confirmationWord,
    ...(hasPassword ? { password } : {}),
  });
  const form = useApiForm({
    values: { password: '', confirmation: '' },
    route: settingsRoutes.removeAccount,
    body: ({ confirmation, ...typed }) => ({ ...body(typed), confirmation }),
    async send(typed) {
      try {
        return await removeAccount(api, body(typed));
      } catch (error) {
        setMustLogInAgain(needsRecentLogin(error));
        throw error;
      }
    },
    onSent({ message }) {
      setRemoved(true);
      toasts.show('success', message ?? t('settings.removal.done'));
      navigation.go(paths.home(), { replace: true });
      // The server has ended the session with the account; this deletes the browser's data.
      void session.signOut().catch(() => undefined);
      return undefined;
    },
    failed: t('settings.removal.failed'),
    unreachable: t('forms.noServer'),
  });
  return { form, mustLogInAgain, isBusy: form.isSending || isRemoved };
}

/** Explains the deletion, asks for a proof of identity, and deletes the account. */
export function RemovalDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const formId = useId();
  const { form, mustLogInAgain, isBusy } = useRemoval(hasPassword);
  const hasFaults = Object.keys(form.faults).length > 0;

  return (
    <Dialog
      alert
      size="medium"
      onClose={onClose}
      title={t('settings.removal.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            disabled={form.values.confirmation !== confirmationWord}
            loading={isBusy}
          >
            {t('settings.removal.confirm')}
          </Button>
        </>
      }
    >
      <RemovalConsequences />
      <Form form={form} id={formId} className={styles.form}>
        {hasPassword ? (
          <PasswordField
            {...form.field('password')}
            autoComplete="current-password"
            label={t('fields.password')}
          />
        ) : (
          <Banner>{t('settings.removal.withoutPassword')}</Banner>
        )}
        <TextField
          {...form.field('confirmation')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t('settings.removal.confirmation')}
        />
      </Form>
      {form.notice && !hasFaults && (
        <Banner tone="error" actions={mustLogInAgain && <LogInAgain />}>
          {form.notice.text}
        </Banner>
      )}
    </Dialog>
  );
}

/** Leaves, and returns to this tab after signing in again. */
function LogInAgain() {
  const { t } = useTranslation('account');
  const { session, navigation } = useShell();
  const from = `${paths.settings()}?tab=account`;
  const leave = async (): Promise<void> => {
    await session.signOut().catch(() => undefined);
    navigation.go(paths.login(), { state: { from } });
  };
  return (
    <Button variant="secondary" slim onClick={() => void leave()}>
      {t('settings.removal.logInAgain')}
    </Button>
  );
}
