import { Button } from '@livree/design-system/actions';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../components/picture-field.tsx';
import * as styles from './content-editor.module.css';

interface Picture {
  readonly src: string;
  readonly alt: string;
  /** Empty for none. */
  readonly caption: string;
}

interface PictureDialogProps {
  readonly onPicture: (picture: Picture) => void;
  readonly onClose: () => void;
}

/** Asks for a picture, its description and its caption. */
export function PictureDialog({ onPicture, onClose }: PictureDialogProps) {
  const { t } = useTranslation('operations');
  const form = useApiForm<Picture, Picture>({
    values: { src: '', alt: '', caption: '' },
    isSaved: true,
    findFaults: ({ src }) => (src === '' ? { src: t('editor.noPicture') } : {}),
    send: async ({ src, alt, caption }) => ({
      src,
      alt: alt.trim(),
      caption: caption.trim(),
    }),
    onSent(picture) {
      onPicture(picture);
      return undefined;
    },
    failed: t('frame.notDone'),
  });
  const field = (name: 'alt' | 'caption') => ({
    ...form.bind(name),
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
    autoComplete: 'off',
  });
  return (
    <Dialog title={t('editor.img')} onClose={onClose} size="small">
      <Form form={form} label={t('editor.img')} className={styles.asked}>
        <PictureField
          label={t('articles.image')}
          src={form.values.src}
          error={form.faults['src']}
          onPicture={(src) => form.set('src', src)}
        />
        <TextField {...field('alt')} label={t('editor.alt')} hint={t('editor.altHint')} />
        <TextField {...field('caption')} label={t('editor.caption')} />
        <Button type="submit">{t('editor.insert')}</Button>
      </Form>
    </Dialog>
  );
}
