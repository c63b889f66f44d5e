import { useState } from 'react';
import { Banner, Button, PasswordField, TextField } from '@livree/design-system/base';
import { Dialog } from '@livree/design-system/overlay';
import { useMessages, useQuery, useShell } from '@livree/platform';
import * as styles from '../../../sign-in-panel.module.css';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { addPasskey } from '../api/add-passkey.ts';
import { useTask, type TaskProps } from './use-task.ts';

/** Names a passkey and has it made; who has a password gives it, as for every change of how to come in. */
export function AddPasskey({ onClose, onDone }: TaskProps) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const methods = useQuery(signInMethodsQuery(api));
  const hasPassword = methods.data?.password ?? true;
  const [name, setName] = useState(t('passkeys.firstName'));
  const [password, setPassword] = useState('');
  const { isBusy, faults, refusal, run } = useTask(onDone);
  const given = { name, password: hasPassword ? password : undefined };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passkeys.add')}
      closeLabel={common('actions.close')}
      footer={
        <Button type="submit" form="add-passkey" wide loading={isBusy}>
          {t('passkeys.make')}
        </Button>
      }
    >
      <form
        id="add-passkey"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          run(() => addPasskey(api, given, t), t('passkeys.added'));
        }}
      >
        {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
        <TextField
          name="name"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={faults['name']}
          onChange={(event) => setName(event.target.value)}
        />
        {hasPassword && (
          <PasswordField
            name="password"
            label={t('passkeys.password')}
            autoComplete="current-password"
            showLabel={common('actions.show')}
            hideLabelText={common('actions.hide')}
            value={password}
            error={faults['password']}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
