import { useState } from 'react';
import type { Passkey } from '@livree/contracts';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { renamePasskey } from '../api/rename-passkey.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { useTask, type TaskProps } from './use-task.ts';

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onClose, onDone }: TaskProps & { readonly passkey: Passkey }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const [name, setName] = useState(passkey.name);
  const task = useTask(onDone);
  return (
    <PasskeyDialog
      title={t('passkeys.rename')}
      submitText={common('actions.save')}
      task={task}
      name={name}
      onName={setName}
      onSubmit={() => task.run(() => renamePasskey(api, passkey.id, name), t('passkeys.renamed'))}
      onClose={onClose}
    />
  );
}
