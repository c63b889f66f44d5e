import { useState } from 'react';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../forms/password-field.tsx';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { makePasskey } from '../model/make-passkey.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { useTask, type TaskProps } from './use-task.ts';

/** Names and creates a passkey; an account with a password must confirm it. */
export function AddPasskey({ onClose, onDone }: TaskProps) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const methods = useQuery(signInMethodsQuery(api));
  const hasPassword = methods.data?.password ?? true;
  const [name, setName] = useState(t('passkeys.firstName'));
  const [password, setPassword] = useState('');
  const task = useTask(onDone);
  const given = { name, password: hasPassword ? password : undefined };
  return (
    <PasskeyDialog
      title={t('passkeys.add')}
      submitText={t('passkeys.make')}
      task={task}
      name={name}
      nameHint={t('passkeys.nameHint')}
      onName={setName}
      onSubmit={() => task.run(() => makePasskey(api, given, t), t('passkeys.added'))}
      onClose={onClose}
    >
      {hasPassword && (
        <PasswordField
          name="password"
          label={t('passkeys.password')}
          autoComplete="current-password"
          value={password}
          error={task.faults['password']}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
    </PasskeyDialog>
  );
}
