import { useApiForm } from '@livree/forms';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../forms/password-field.tsx';
import { useFactorQuestion } from '../../../second-factor/use-factor-question.tsx';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { makePasskey } from '../../../webauthn/make-passkey.ts';
import { PasskeyDialog, type PasskeyDialogProps } from './passkey-dialog.tsx';

/** Names and creates a passkey; an account with a password must confirm it. */
export function AddPasskey({ onClose, onDone }: PasskeyDialogProps) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const methods = useQuery(signInMethodsQuery(api));
  const { withFactor, factorDialog } = useFactorQuestion();
  const hasPassword = methods.data?.password ?? true;
  const form = useApiForm({
    values: { name: t('passkeys.firstName'), password: '' },
    send: ({ name, password }) =>
      withFactor(() => makePasskey(api, { name, password: hasPassword ? password : undefined }, t)),
    onSent({ message }) {
      onDone(message ?? t('passkeys.added'));
      return undefined;
    },
    failed: t('passkeys.failed'),
    unreachable: t('forms.noServer'),
  });
  return (
    <PasskeyDialog
      title={t('passkeys.add')}
      submitText={t('passkeys.make')}
      form={form}
      nameHint={t('passkeys.nameHint')}
      onClose={onClose}
    >
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          label={t('passkeys.password')}
          autoComplete="current-password"
        />
      )}
      {factorDialog}
    </PasskeyDialog>
  );
}
