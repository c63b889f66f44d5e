import { type Mailing, mailingRoutes, type MailingWords } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useTranslation } from 'react-i18next';
import { Resumed } from '../../../frame/kept/resumed.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { wordFields } from '../model/values.ts';
import * as styles from './newsletter.module.css';

interface Saved {
  readonly message?: string | undefined;
  readonly data: Mailing;
}

interface MailingFormProps {
  /** Null for a mailing that is new. */
  readonly id: number | null;
  readonly values: MailingWords;
  /** Null for a mailing that is new. */
  readonly version: string | null;
  readonly send: (words: MailingWords, version: string) => Promise<Saved>;
  readonly onSaved?: (mailing: Mailing) => void;
}

/** The words of a mailing in four languages, of which the French ones stand for any that is empty. */
export function MailingForm({ id, values, version, send, onSaved }: MailingFormProps) {
  const { t } = useTranslation('operations');
  const end = useKeptForm(`mailing-${id ?? 'new'}`, { newest: version });
  const edit = useEditedVersion(version, end.draft);
  const form = useApiForm({
    values,
    isSaved: true,
    route: mailingRoutes.draft,
    send: (typed) => edit.send((begun) => send(typed, begun ?? '')),
    ...end,
    onSent(answer: Saved) {
      onSaved?.(answer.data);
      return end.onSent(answer);
    },
  });
  edit.follow(form.isDirty);
  const field = useStored(form, values, edit.isOvertaken);
  return (
    <Form form={form} label={t('newsletter.words')} className={styles.form}>
      <Resumed form={form} values={values} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      {wordFields.map(({ language, subject, message }) => (
        <fieldset key={language} className={styles.words}>
          <legend>{t(`newsletter.in.${language}`)}</legend>
          <TextField
            {...field(subject, language === 'fr' ? undefined : t('newsletter.emptyHint'))}
            label={t('newsletter.subject')}
            maxLength={150}
            autoComplete="off"
          />
          <TextArea
            {...field(message, t('newsletter.messageHint'))}
            label={t('newsletter.message')}
            maxLength={10_000}
          />
        </fieldset>
      ))}
      <Button type="submit" variant="secondary" loading={form.isSending}>
        {t('newsletter.saveDraft')}
      </Button>
    </Form>
  );
}
