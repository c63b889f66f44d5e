import { useState } from 'react';
import type { Passkey } from '@livree/contracts';
import { Banner, Button, TextField } from '@livree/design-system/base';
import { Dialog } from '@livree/design-system/overlay';
import { useMessages, useShell } from '@livree/platform';
import * as styles from '../../../sign-in-panel.module.css';
import { renamePasskey } from '../api/rename-passkey.ts';
import { useTask, type TaskProps } from './use-task.ts';

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onClose, onDone }: TaskProps & { readonly passkey: Passkey }) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  const { api } = useShell();
  const [name, setName] = useState(passkey.name);
  const { isBusy, faults, refusal, run } = useTask(onDone);

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passkeys.rename')}
      closeLabel={common('actions.close')}
      footer={
        <Button type="submit" form="rename-passkey" wide loading={isBusy}>
          {common('actions.save')}
        </Button>
      }
    >
      <form
        id="rename-passkey"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          run(() => renamePasskey(api, passkey.id, name), t('passkeys.renamed'));
        }}
      >
        {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
        <TextField
          name="name"
          label={t('passkeys.name')}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={faults['name']}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
