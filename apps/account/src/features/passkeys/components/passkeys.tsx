import { errorText } from '@livree/api-client';
import type { Passkey } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner, Skeleton } from '@livree/design-system/feedback';
import { useQuery, useQueryClient, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import * as styles from '../../../layout/sign-in-panel.module.css';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { passkeysQuery } from '../api/passkeys-query.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Task = { readonly name: 'add' } | { readonly name: 'rename' | 'remove'; readonly passkey: Passkey };

/** The customer's passkeys: adds, renames and removes them. */
export function Passkeys() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const passkeys = useQuery(passkeysQuery(api));
  const methods = useQuery(signInMethodsQuery(api));
  const [task, setTask] = useState<Task>();
  const close = (): void => setTask(undefined);
  const finish = (message: string): void => {
    toasts.show('success', message);
    void queries.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
    close();
  };

  return (
    <Section title={t('passkeys.title')} lead={t('passkeys.text')}>
      {passkeys.isPending && <Skeleton height="68px" />}
      {passkeys.isError && (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void passkeys.refetch()}>
          {errorText(passkeys.error, common, t('passkeys.loadFailed'))}
        </Banner>
      )}
      {passkeys.data?.length === 0 && <p>{t('passkeys.none')}</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className={styles.list}>
          {passkeys.data.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setTask({ name: 'rename', passkey })}
              onRemove={() => setTask({ name: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {methods.data?.emailConfirmed === false ? (
        <p className={styles.words}>{t('confirmation.waits')}</p>
      ) : (
        <Button variant="secondary" className={styles.action} onClick={() => setTask({ name: 'add' })}>
          {t('passkeys.add')}
        </Button>
      )}
      {task?.name === 'add' && <AddPasskey onClose={close} onDone={finish} />}
      {task?.name === 'rename' && <RenamePasskey passkey={task.passkey} onClose={close} onDone={finish} />}
      {task?.name === 'remove' && <RemovePasskey passkey={task.passkey} onClose={close} onDone={finish} />}
    </Section>
  );
}
