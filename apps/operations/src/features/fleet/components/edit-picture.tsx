import { galleryRoutes, type GalleryImage } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { changePicture } from '../api/change-picture.ts';
import { PictureFields, type PictureValues } from './picture-fields.tsx';
import * as styles from './pictures.module.css';

/** Changes the texts of a picture, or puts another one in its place. */
export function EditPicture({ picture, onEnd }: { picture: GalleryImage; onEnd: () => void }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [share, setShare] = useState<number>();
  const [values] = useState((): PictureValues => ({
    image: undefined,
    title: picture.title ?? '',
    description: picture.description ?? '',
  }));
  const end = useFormEnd(t('picture.changeFailed'));
  const form = useApiForm({
    values,
    isSaved: true,
    route: galleryRoutes.change,
    async send({ image, ...words }) {
      const change = { ...words, ...(image && { image }) };
      try {
        return await changePicture(api, picture.id, change, { onUpload: setShare });
      } finally {
        setShare(undefined);
      }
    },
    ...end,
    onSent(answer) {
      onEnd();
      return end.onSent(answer);
    },
  });
  return (
    <Form form={form} label={t('picture.edit')} className={styles.form}>
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <PictureFields form={form} fileLabel={t('picture.replace')} share={share} />
      <div className={styles.acts}>
        <Button type="submit" slim loading={form.isSending}>
          {t('frame.save')}
        </Button>
        <TextLink onClick={onEnd}>{t('picture.keepAsIs')}</TextLink>
      </div>
    </Form>
  );
}
