import { Button } from '@livree/design-system/actions';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import * as styles from './content-editor.module.css';

/** What articles may link to: a page of this site, a web address, a mail address or a telephone. */
const address = /^(?:\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)?$/;

interface LinkDialogProps {
  readonly href: string;
  /** Gets the address; an empty one removes the link. */
  readonly onLink: (href: string) => void;
  readonly onClose: () => void;
}

/** Asks where a link leads. */
export function LinkDialog({ href, onLink, onClose }: LinkDialogProps) {
  const { t } = useTranslation('operations');
  const form = useApiForm({
    values: { href },
    isSaved: true,
    findFaults: ({ href: typed }) => (address.test(typed.trim()) ? {} : { href: t('editor.addressHint') }),
    send: async (typed) => typed.href.trim(),
    onSent(typed) {
      onLink(typed);
      return undefined;
    },
    failed: t('frame.notDone'),
  });
  return (
    <Dialog title={t('editor.a')} onClose={onClose} size="small">
      <Form form={form} label={t('editor.a')} className={styles.asked}>
        <TextField
          {...form.bind('href')}
          onChange={({ target }) => form.set('href', target.value)}
          label={t('editor.address')}
          hint={t('editor.addressHint')}
          autoComplete="off"
        />
        <Button type="submit">{t('editor.insert')}</Button>
      </Form>
    </Dialog>
  );
}
