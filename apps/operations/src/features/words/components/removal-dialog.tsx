import { Button } from '@livree/design-system/actions';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';

interface RemovalDialogProps {
  readonly name: string;
  readonly remove: () => Promise<{ readonly message?: string | undefined }>;
  readonly onClose: () => void;
}

/** Asks before an entry is deleted, because hiding it would keep it. */
export function RemovalDialog({ name, remove: send, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const remove = useAct(send);
  return (
    <Dialog
      alert
      onClose={onClose}
      title={t('words.removeTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button loading={remove.isPending} onClick={() => remove.mutate(undefined, { onSettled: onClose })}>
            {t('words.removeNow')}
          </Button>
        </>
      }
    >
      <p>{t('words.removeText', { name })}</p>
    </Dialog>
  );
}
