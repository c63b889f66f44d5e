import { formFaults } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useLanguage, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../forms/failure-text.ts';
import { useUnsaved } from '../../../forms/unsaved.tsx';
import { useUploadAvatar } from '../api/use-upload-avatar.ts';
import { cutPicture, type Cut } from '../model/cut-picture.ts';
import { CropArea } from './crop-area.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface CropDialogProps {
  /** The address of the picture in this page. */
  readonly source: string;
  readonly onClose: () => void;
  /** Called with a message if the picture cannot be used. */
  readonly onRefused: (words: string) => void;
}

/** Crops the selected picture and uploads it. */
export function CropDialog({ source, onClose, onRefused }: CropDialogProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { toasts } = useShell();
  const [cut, setCut] = useState<Cut>();
  const [share, setShare] = useState(0);
  const upload = useUploadAvatar(setShare);
  useUnsaved(!upload.isSuccess);

  async function send(): Promise<void> {
    if (cut === undefined || upload.isPending) return;
    setShare(0);
    try {
      const { message } = await upload.mutateAsync(cutPicture(source, cut));
      toasts.show('success', message ?? t('avatar.updated'), { duration: 3000 });
      onClose();
    } catch (error) {
      const { avatar } = await formFaults(error, language);
      if (avatar !== undefined) onRefused(avatar);
    }
  }

  return (
    <Dialog
      alert
      size="medium"
      onClose={onClose}
      title={t('avatar.cropTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button disabled={cut === undefined} loading={upload.isPending} onClick={() => void send()}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <CropArea source={source} onCut={setCut} onUnreadable={() => onRefused(t('avatar.unreadable'))} />
      {upload.isPending && <UploadProgress share={share} />}
      {upload.error && (
        <Banner tone="error">{failureText(upload.error, { t, common }, t('avatar.uploadFailed'))}</Banner>
      )}
    </Dialog>
  );
}
