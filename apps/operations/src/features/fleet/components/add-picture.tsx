import { galleryRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Disclosure } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { addPicture } from '../api/add-picture.ts';
import { PictureFields, type PictureValues } from './picture-fields.tsx';
import * as styles from './pictures.module.css';

const none: PictureValues = { image: undefined, title: '', description: '' };

/** Adds a picture of a vehicle. */
export function AddPicture({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('operations');
  const [turn, setTurn] = useState(0);
  return (
    <Disclosure summary={t('picture.add')}>
      {/* A file field cannot be emptied: after each picture there is a new form. */}
      <AddForm key={turn} vehicleId={vehicleId} onAdded={() => setTurn(turn + 1)} />
    </Disclosure>
  );
}

function AddForm({ vehicleId, onAdded }: { vehicleId: number; onAdded: () => void }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [share, setShare] = useState<number>();
  const end = useFormEnd(t('picture.addFailed'));
  const form = useApiForm({
    values: none,
    isSaved: true,
    route: galleryRoutes.add,
    body: (values) => ({ ...values, vehicleId }),
    async send({ image = new File([], ''), ...words }) {
      try {
        return await addPicture(api, { image, vehicleId, ...words }, { onUpload: setShare });
      } finally {
        setShare(undefined);
      }
    },
    ...end,
    onSent(answer) {
      onAdded();
      return end.onSent(answer);
    },
  });
  return (
    <Form form={form} label={t('picture.add')} className={styles.form}>
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <PictureFields form={form} fileLabel={t('picture.file')} share={share} />
      <Button type="submit" loading={form.isSending}>
        {t('picture.addSubmit')}
      </Button>
    </Form>
  );
}
