import { passkeyRoutes, type Passkey } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { renamePasskey } from '../api/rename-passkey.ts';
import { PasskeyDialog, type PasskeyDialogProps } from './passkey-dialog.tsx';

/** Gives a passkey another name. */
export function RenamePasskey({
  passkey,
  onClose,
  onDone,
}: PasskeyDialogProps & { readonly passkey: Passkey }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const form = useApiForm({
    values: { name: passkey.name },
    route: passkeyRoutes.rename,
    send: ({ name }) => renamePasskey(api, passkey.id, name),
    onSent({ message }) {
      onDone(message ?? t('passkeys.renamed'));
      return undefined;
    },
    failed: t('passkeys.failed'),
    unreachable: t('forms.noServer'),
  });
  return (
    <PasskeyDialog
      title={t('passkeys.rename')}
      submitText={common('actions.save')}
      form={form}
      onClose={onClose}
    />
  );
}
