import { ApiError, formFaults, type FormFaults } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { firstInvalid, TextField } from '@livree/design-system/fields';
import { paths, useLanguage, useMutation, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../forms/failure-text.ts';
import { PasswordField } from '../../../forms/password-field.tsx';
import { removeAccount } from '../api/remove-account.ts';
import { RemovalConsequences } from './removal-consequences.tsx';
import * as styles from './removal-dialog.module.css';

const confirmationWord = 'DELETE';

/** Explains the deletion, asks for a proof of identity, and deletes the account. */
export function RemovalDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { api, session, navigation, toasts } = useShell();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [faults, setFaults] = useState<FormFaults>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) firstInvalid(form.current)?.focus();
  }, [faults]);
  const isConfirmed = confirmation === confirmationWord;
  const removal = useMutation({
    mutationFn: () =>
      removeAccount(api, { confirmation: confirmationWord, ...(hasPassword ? { password } : {}) }),
    onSuccess({ message }) {
      toasts.show('success', message ?? t('settings.removal.done'));
      navigation.go(paths.home(), { replace: true });
      // The server has ended the session with the account; this deletes the browser's data.
      void session.signOut().catch(() => undefined);
    },
    onError: async (error) => setFaults(await formFaults(error, language)),
  });
  const mustLogInAgain =
    removal.error instanceof ApiError && removal.error.code === 'settings.recent_login_required';

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
            disabled={!isConfirmed}
            loading={removal.isPending || removal.isSuccess}
          >
            {t('settings.removal.confirm')}
          </Button>
        </>
      }
    >
      <RemovalConsequences />
      <form
        ref={form}
        id={formId}
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setFaults({});
          if (isConfirmed && !removal.isPending) removal.mutate();
        }}
      >
        {hasPassword ? (
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={t('fields.password')}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setFaults({});
            }}
            error={faults['password']}
          />
        ) : (
          <Banner>{t('settings.removal.withoutPassword')}</Banner>
        )}
        <TextField
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t('settings.removal.confirmation')}
          value={confirmation}
          onChange={({ target }) => setConfirmation(target.value)}
          error={faults['confirmation']}
        />
      </form>
      {removal.error && Object.keys(faults).length === 0 && (
        <Banner tone="error" actions={mustLogInAgain && <LogInAgain />}>
          {failureText(removal.error, { t, common }, t('settings.removal.failed'))}
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
