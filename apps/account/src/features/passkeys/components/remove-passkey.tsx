import type { Passkey } from '@livree/contracts';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useHolder } from '../../../forms/use-holder.tsx';
import { Question } from '../../../layout/question.tsx';
import { removePasskey } from '../api/remove-passkey.ts';
import { useTask, type TaskProps } from './use-task.ts';

/** Removes a passkey after a confirmation. */
export function RemovePasskey({ passkey, onClose, onDone }: TaskProps & { readonly passkey: Passkey }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { asHolder, dialog } = useHolder();
  const { isBusy, refusal, run } = useTask(onDone);
  const remove = (): void => run(() => asHolder(() => removePasskey(api, passkey.id)), t('passkeys.removed'));
  return (
    <>
      <Question
        title={t('passkeys.removeTitle')}
        no={{ act: onClose }}
        yes={{ label: common('actions.remove'), act: remove, isBusy, isDanger: true }}
        refusal={refusal}
      >
        {t('passkeys.removeText', { name: passkey.name })}
      </Question>
      {dialog}
    </>
  );
}
