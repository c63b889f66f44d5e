import { findContentFault, type KeptContact, wordRoutes } from '@livree/contracts';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Resumed } from '../../../frame/kept/resumed.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import * as parts from '../../../frame/parts.module.css';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { saveContact } from '../api/save-contact.ts';
import { alwaysShown, contactName, inputOf } from '../model/contact-kinds.ts';
import { FormWays } from './form-ways.tsx';
import { ShownSwitch } from './shown-switch.tsx';

interface ContactFormProps {
  readonly contact: KeptContact;
  readonly onClose: () => void;
}

/** The content of a contact entry, and whether visitors see it. */
export function ContactForm({ contact, onClose }: ContactFormProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { type, version = null } = contact;
  const isKept = alwaysShown.has(type);
  // Nobody writes an address into an empty field to keep it hidden.
  const isShown = contact.isShown || isKept || contact.content === '';
  const values = { content: contact.content, isShown: isShown ? 'yes' : '' };
  const end = useKeptForm(`contact-${type}`, { newest: version });
  const edit = useEditedVersion(version, end.draft);
  const toBody = (typed: typeof values, begun: string | null) => ({
    content: typed.content,
    isShown: typed.isShown === 'yes',
    version: begun,
  });
  const form = useApiForm({
    values,
    isSaved: true,
    route: wordRoutes.saveContact,
    body: (typed) => toBody(typed, edit.begun),
    findFaults: ({ content }) => {
      const fault = content.trim() === '' ? undefined : findContentFault(type, content.trim());
      return fault === undefined ? {} : { content: fault };
    },
    send: (typed) =>
      edit.send(async (begun) => {
        const { message, data } = await saveContact(api, type, toBody(typed, begun));
        return { message, data: { ...data, version: data.version ?? null } };
      }),
    ...end,
  });
  edit.follow(form.isDirty);
  const field = useStored(form, values, edit.isOvertaken);
  const isOther = edit.isOvertaken && values.isShown !== form.values.isShown;
  const name = contactName(type, t);
  return (
    <Form form={form} label={name} className={parts.form}>
      <Resumed form={form} values={values} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <TextField
        {...field('content', inputOf(type) === 'url' ? t('words.contact.urlHint') : undefined)}
        label={name}
        type={inputOf(type)}
        maxLength={500}
        autoComplete="off"
      />
      {!isKept && (
        <ShownSwitch
          isShown={form.values.isShown === 'yes'}
          isOther={isOther}
          onChoose={(isChosen) => form.set('isShown', isChosen ? 'yes' : '')}
        />
      )}
      <FormWays
        isSending={form.isSending}
        onClose={() => {
          end.draft?.clear();
          onClose();
        }}
      />
    </Form>
  );
}
